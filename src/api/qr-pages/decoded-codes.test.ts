import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scanPrint } from '#tests/support/qr-reader.ts';
import { qrPng, qrSvg } from './images.ts';

/** Resolutions in which prints are seen: of an office printer, and of a coarse one. */
const RESOLUTIONS = [300, 200];

/** What is read from a print of this width. */
async function scan(picture: Buffer, millimetres: number, dpi: number): Promise<string[]> {
  const width = Math.round((millimetres / 25.4) * dpi);
  return scanPrint(await sharp(picture, { density: 600 }).resize(width).png().toBuffer());
}

test.each([
  ['the page behind a printed code', 'https://mujing.example/QRCode_dami', 20],
  ['a code on a card', 'https://mujing.example/ad/sony#ABCD-EFGH-JKMN-PQRS', 20],
  ['a shared link', `https://mujing.example/share/implConfirm/${'0'.repeat(36)}`, 25],
  ['an address in Chinese', 'https://例子.中国/QRCode_dami', 20],
])('%s is read from a print at its smallest size: %s, %i mm', async (_, text, millimetres) => {
  for (const dpi of RESOLUTIONS) {
    expect(await scan(Buffer.from(qrSvg(text)), millimetres, dpi), `${dpi}`).toEqual([text]);
    expect(await scan(qrPng(text, 1024), millimetres, dpi), `${dpi}`).toEqual([text]);
  }
});
