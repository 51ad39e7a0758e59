import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The modules of a code with its quiet zone; true is dark. */
function modulesOf(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}

/** A QR code as SVG: one path on a white background, one unit per module. */
export function qrSvg(text: string): string {
  const modules = modulesOf(text);
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/**
 * A QR code as PNG with one bit per pixel. Each module is a whole number of pixels, so the picture
 * is the largest one that fits into `width`.
 */
export function qrPng(text: string, width: number): Buffer {
  const modules = modulesOf(text);
  const scale = Math.max(1, Math.floor(width / modules.length));
  const size = modules.length * scale;
  const stride = 1 + Math.ceil(size / 8);
  const pixels = Buffer.alloc(stride * size, 0xff);
  for (let y = 0; y < size; y++) {
    const row = modules[Math.floor(y / scale)] ?? [];
    pixels[y * stride] = 0;
    for (let x = 0; x < size; x++) {
      if (!row[Math.floor(x / scale)]) continue;
      const at = y * stride + 1 + (x >> 3);
      pixels[at] = (pixels[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
}
