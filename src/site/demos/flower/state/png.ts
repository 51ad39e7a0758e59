/**
 * Writes PNG files with exact alpha: a canvas keeps colours multiplied by alpha and loses those of
 * faint pixels.
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** 8 bits, colour with alpha, no interlacing. */
const FORMAT = [8, 6, 0, 0, 0];
/** Each pixel less the one before it, which compresses best with little work. */
const SUB_FILTER = 1;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc(out.subarray(4, 8 + data.length)));
  return out;
}

/** Straight sRGB with alpha, rows from the top, as a PNG file. */
export async function toPng(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): Promise<Blob> {
  const row = width * 4;
  const filtered = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    filtered[to] = SUB_FILTER;
    for (let x = 0; x < row; x += 1) {
      const before = x < 4 ? 0 : (pixels[y * row + x - 4] as number);
      filtered[to + 1 + x] = (pixels[y * row + x] as number) - before;
    }
  }
  const packed = new Blob([filtered]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(FORMAT, 8);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}
