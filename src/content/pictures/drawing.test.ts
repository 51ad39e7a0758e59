import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sanitiseDrawing } from './drawing.ts';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inner}</svg>`;
const sanitised = async (content: string | Buffer) =>
  (await sanitiseDrawing(Buffer.from(content))).svg;
const problemOf = (content: string | Buffer) =>
  sanitised(content).then(
    () => null,
    (error: { problem?: string }) => error.problem,
  );

const picture = (format: 'png' | 'jpeg' | 'gif', width = 4) =>
  sharp({ create: { width, height: 2, channels: 3, background: '#0a0' } }).toFormat(format);
const address = (mime: string, content: Buffer) =>
  `data:${mime};base64,${content.toString('base64')}`;

it('keeps embedded pictures, without what cameras write into them', async () => {
  const photo = await picture('jpeg')
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD2: {} })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const result = await sanitised(
    svg(
      `<defs><image id="i" width="4" height="2" onload="a()" xlink:href="${address('image/jpeg', photo)}"/></defs><use xlink:href="#i"/>`,
    ),
  );
  expect(result).toContain('<use href="#i"/>');
  const [, mime, data = ''] =
    /<image id="i" width="4" height="2" href="data:(image\/\w+);base64,([^"]+)"\/>/.exec(result) ??
    [];
  expect(mime).toBe('image/jpeg');
  const { width, height, exif } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect([width, height, exif]).toEqual([2, 4, undefined]);
});

it('refuses embedded content that is no still picture, or too much', async () => {
  const image = (href: string) => svg(`<image href="${href}"/>`);
  const gif = address('image/png', await picture('gif').toBuffer());
  expect(await problemOf(image(gif))).toBe('embedded');
  const script = address('image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'));
  expect(await problemOf(image(script))).toBe('embedded');
  expect(await problemOf(image('data:image/png;base64,AAAA'))).toBe('embedded');
  expect(await problemOf(image('data:text/html,a'))).toBe('embedded');
  const many = await Promise.all(
    Array.from({ length: 21 }, async (_, at) => picture('png', at + 1).toBuffer()),
  );
  const images = many.map((one) => `<image href="${address('image/png', one)}"/>`).join('');
  expect(await problemOf(svg(images))).toBe('embedded');
  expect(await sanitised(image('https://evil.example/a.png'))).not.toContain('image');
});

it('keeps what is inside a link', async () => {
  const result = await sanitised(
    svg('<a xlink:href="javascript:alert(1)"><text>链接里的字</text><rect width="5"/></a>'),
  );
  expect(result).toContain('<text>链接里的字</text><rect width="5"/>');
  expect(result).not.toMatch(/<a|alert/);
});

it('reads the encoding that the file declares, or refuses it', async () => {
  const before = Buffer.from('<?xml version="1.0" encoding="GBK"?><svg viewBox="0 0 1 1"><text>');
  const after = Buffer.from('</text></svg>');
  const gbk = Buffer.of(0xd6, 0xd0, 0xce, 0xc4);
  expect(await sanitised(Buffer.concat([before, gbk, after]))).toContain('<text>中文</text>');
  const wide = Buffer.from('\ufeff<svg viewBox="0 0 1 1"><text>中文</text></svg>', 'utf16le');
  expect(await sanitised(wide)).toContain('<text>中文</text>');
  const undeclared = Buffer.from('<svg viewBox="0 0 1 1"><text>');
  expect(await problemOf(Buffer.concat([undeclared, gbk, after]))).toBe('encoding');
});
