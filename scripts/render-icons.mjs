// Renders the icons in public/ from public/favicon.svg. Run it again when the logo changes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './lib/project.mjs';

const file = (name) => path.join(root, 'public', name);
const rounded = readFileSync(file('favicon.svg'), 'utf8');
// Systems that crop icons to their own shape need the background up to the edge.
const square = rounded.replace(' rx="6"', '');
// Anything outside the inner 80% may be cropped.
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const render = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file of PNG pictures, which all current systems can read. */
function ico(pictures) {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + index * 16;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = [16, 32, 48].map(async (size) => ({ size, png: await render(rounded, size) }));
writeFileSync(file('favicon.ico'), ico(await Promise.all(small)));
writeFileSync(file('apple-touch-icon.png'), await render(square, 180));
writeFileSync(file('icon-192.png'), await render(rounded, 192));
writeFileSync(file('icon-512.png'), await render(rounded, 512));
writeFileSync(file('icon-maskable.png'), await render(maskable, 512));
