import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
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

/** How slow the line to a host is. */
export interface Line {
  readonly bytesASecond: number;
  /** From question to answer, in milliseconds. */
  readonly latency: number;
}

/** Bytes that go out together: all answers that are under way take turns. */
const PACKET = 1_400;

/** Everything that goes over one line: a browser's own brake would not hold its workers. */
class Wire {
  readonly #line: Line;
  readonly #sending: { readonly body: Buffer; sent: number; readonly response: ServerResponse }[] = [];
  #credit = 0;
  #last = performance.now();

  constructor(line: Line) {
    this.#line = line;
  }

  send(response: ServerResponse, body: Buffer): void {
    setTimeout(() => {
      if (this.#sending.push({ body, sent: 0, response }) > 1) return;
      this.#last = performance.now();
      this.#credit = 0;
      this.#go();
    }, this.#line.latency);
  }

  #go(): void {
    const now = performance.now();
    this.#credit += ((now - this.#last) * this.#line.bytesASecond) / 1000;
    this.#last = now;
    while (this.#credit > 0) {
      const next = this.#sending.shift();
      if (next === undefined) return;
      const packet = next.body.subarray(next.sent, next.sent + PACKET);
      this.#credit -= packet.length;
      next.sent += packet.length;
      if (next.sent === next.body.length) next.response.end(packet);
      else {
        next.response.write(packet);
        this.#sending.push(next);
      }
    }
    setTimeout(() => {
      this.#go();
    }, 4);
  }
}

interface Place {
  /** A slow line to the host, if it is wanted. */
  readonly line?: Line;
  /** The path of the files on the host. */
  readonly under?: string;
  /** The headers of every file. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the built files compressed and to be kept, as a host does that knows nothing of them. */
export async function openHost(
  folder: string,
  { line, under = '/', headers = {} }: Place = {},
): Promise<{ address: string; close(): void }> {
  const wire = line === undefined ? undefined : new Wire(line);
  const server = createServer(({ url = '/' }, response) => {
    const [path] = url.split('?');
    const name = path === under ? 'index.html' : path.slice(under.length);
    const type = TYPES[extname(name)];
    try {
      if (!path.startsWith(under)) throw new Error('It is elsewhere.');
      const file = readFileSync(join(folder, name));
      response.writeHead(200, {
        ...headers,
        'content-type': type ?? 'application/octet-stream',
        'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(type !== undefined && { 'content-encoding': 'gzip' }),
      });
      const body = type === undefined ? file : gzipSync(file);
      if (wire === undefined) response.end(body);
      else wire.send(response, body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${under}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
