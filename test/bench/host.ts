import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the built files compressed and to be kept, as a host does. */
export async function openHost(folder: string): Promise<{ address: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const [path] = url.split('?');
    const name = path === '/' ? 'index.html' : path.slice(1);
    const type = TYPES[extname(name)];
    try {
      const file = readFileSync(join(folder, name));
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(type !== undefined && { 'content-encoding': 'gzip' }),
      });
      response.end(type === undefined ? file : gzipSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
