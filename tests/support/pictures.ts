import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { MediaManifest } from '#contracts/media-manifest.ts';

/** A drawing used for all diagrams. */
export const testDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320"><title>Ratio</title><style>path{fill:red}</style><path d="M0 0h9v9z"/></svg>';

/** A folder like the repository's `media/` with one small picture for each key, and one diagram. */
export async function createTestMedia(keys: string[]): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  const image = sharp({ create: { width: 32, height: 20, channels: 3, background: '#123' } });
  const manifest: MediaManifest = {};
  for (const [index, key] of keys.entries()) {
    mkdirSync(path.join(folder, key));
    for (const width of [16, 32]) {
      const scaled = image.clone().resize(width);
      writeFileSync(path.join(folder, key, `${width}.webp`), await scaled.webp().toBuffer());
      writeFileSync(path.join(folder, key, `${width}.avif`), await scaled.avif().toBuffer());
    }
    const hash = index.toString(16).padStart(12, '0');
    const blur = 'data:image/webp;base64,AAAA';
    manifest[key] = { width: 32, height: 20, widths: [16, 32], hash, blur };
  }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  mkdirSync(path.join(folder, 'diagrams'));
  writeFileSync(path.join(folder, 'diagrams', 'ratio-en.svg'), testDrawing);
  return folder;
}

/** A black PNG file with one bit for each pixel, so that a huge one is made in a moment. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  // Each row begins with its filter.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
