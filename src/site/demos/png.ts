/** Writes PNG files. A 2D canvas would multiply colours by alpha and lose those of faint pixels. */
import type { Frame } from '#keyer/image.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Filter of each row: every byte less the one above it. */
const FILTER_UP = 2;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i += 1) out[4 + i] = type.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(out.length - 4, crc32(out.subarray(4, out.length - 4)));
  return out;
}

function filteredRows({ width, height, data }: Frame): Uint8Array<ArrayBuffer> {
  const stride = width * 4;
  const out = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1);
    out[to] = FILTER_UP;
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (data[(y - 1) * stride + x] as number);
      out[to + 1 + x] = (data[y * stride + x] as number) - above;
    }
  }
  return out;
}

/** A frame as PNG: 8 bits of red, green, blue and straight alpha, marked as sRGB. */
export async function pngOf(frame: Frame): Promise<Blob> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, frame.width);
  view.setUint32(4, frame.height);
  // 8 bits, red-green-blue with alpha; the rest has one allowed value, 0.
  header.set([8, 6], 8);
  const packed = new Blob([filteredRows(frame)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  return new Blob(
    [
      Uint8Array.from(SIGNATURE),
      chunk('IHDR', header),
      chunk('sRGB', Uint8Array.of(0)),
      chunk('IDAT', data),
      chunk('IEND', new Uint8Array()),
    ],
    { type: 'image/png' },
  );
}
