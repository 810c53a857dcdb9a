import { crc32 } from 'node:zlib';

const SIGNATURE = 8;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function write({ name, data }: Chunk): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/**
 * An animated PNG that repeats for ever, of whole frames: their compressed data is kept as it is (PNG specification, third
 * edition, sections 11.3.6 and 12).
 *
 * @param frames PNGs of one size and colour type, each with its time in milliseconds; at least one
 */
export function animate(frames: readonly { readonly png: Buffer; readonly time: number }[]): Buffer {
  const [first] = frames.map(({ png }) => chunksOf(png));
  const header = first.find(({ name }) => name === 'IHDR');
  if (header === undefined) throw new Error('The first frame is not a PNG.');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  let sequence = 0;
  const drawn = frames.flatMap(({ png, time }, frame): Chunk[] => {
    const chunks = chunksOf(png);
    if (!chunks.some(({ name, data }) => name === 'IHDR' && data.equals(header.data))) {
      throw new Error(`Frame ${frame} is of another size or colour type.`);
    }
    // Milliseconds as a fraction; then: the frame stays, and covers what was there.
    const delay = Buffer.from([time >> 8, time & 0xff, 1_000 >> 8, 1_000 & 0xff, 0, 0]);
    const control = { name: 'fcTL', data: Buffer.concat([words(sequence++, width, height, 0, 0), delay]) };
    const data = chunks.filter(({ name }) => name === 'IDAT');
    if (frame === 0) return [control, ...data];
    return [control, ...data.map((own) => ({ name: 'fdAT', data: Buffer.concat([words(sequence++), own.data]) }))];
  });
  const all = [header, { name: 'acTL', data: words(frames.length, 0) }, ...drawn];
  const end = { name: 'IEND', data: Buffer.alloc(0) };
  return Buffer.concat([frames[0].png.subarray(0, SIGNATURE), ...[...all, end].map(write)]);
}
