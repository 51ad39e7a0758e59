import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addQrPage } from '#tests/support/records/qr-pages.ts';

const database = await createTestDatabase();
const { api, fetch } = createTestApi(database.db);
afterAll(() => database.drop());
beforeAll(() =>
  addQrPage(database.db, {
    slug: 'app',
    targets: [
      { platform: 'wechat', guideZh: '请在浏览器里打开。' },
      { platform: 'ios', url: '/support/download' },
      { platform: 'android', url: '/support/download', active: false },
      { platform: 'desktop', url: '/support/download' },
    ],
  }),
);

const address = 'http://localhost/QRCode_app';

test('a QR page has its URL and its active targets in their order', async () => {
  const page = await api('GET /qr-pages/:slug', { params: { slug: 'app' } });
  expect(page.url).toBe(address);
  expect(page.targets.map(({ platform }) => platform)).toEqual(['wechat', 'ios', 'desktop']);
  expect(page.targets[0]).toMatchObject({ url: null, guide: { zh: '请在浏览器里打开。' } });
});

test('the PNG contains the code of that URL', async () => {
  const response = await fetch('/qr-pages/app/code.png?size=300');
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const size = png.readUInt32BE(16);
  const scale = Math.floor(300 / data.length);
  expect(size).toBe(data.length * scale);
  const pixels = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const stride = 1 + Math.ceil(size / 8);
  const isDark = (x: number, y: number) =>
    (((pixels[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0;
  const read = data.map((row, y) => row.map((_, x) => isDark(x * scale, y * scale)));
  expect(read).toEqual(data);
});

test('the SVG has no scripts, and invalid requests get the envelope', async () => {
  const svg = await (await fetch('/qr-pages/app/code.svg')).text();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  expect(svg).not.toMatch(/script|href/);
  expect((await fetch('/qr-pages/app/code.png?size=100000')).status).toBe(400);
  const missing = await fetch('/qr-pages/nothing/code.svg');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
});
