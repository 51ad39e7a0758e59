import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';
import { addArticle, tomorrow } from '#tests/support/records/articles.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
  await addArticle(demo.db, { slug: 'a-draft', status: 'draft' });
  await addArticle(demo.db, { slug: 'tomorrow', publishedAt: tomorrow() });
}, 60_000);
afterAll(() => demo.stop());

const get = (address: string, init?: RequestInit) => demo.get(address, init);

describe('share pictures', () => {
  const names = [
    ['og', 'article/cyan-3-2-release-zh', 1200, 630],
    ['poster', 'case/zhiyu-skincare-flower-room-en', 1080, 1620],
    ['square', 'page/home-zh', 600, 600],
  ] as const;

  it.each(names)(
    '%s of %s has the right dimensions and file size',
    async (format, name, width, height) => {
      const response = await get(`/share-pictures/${format}/${name}.jpg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('max-age=300');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(150_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      const etag = response.headers.get('etag') ?? '';
      const again = await get(`/share-pictures/${format}/${name}.jpg`, {
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    },
  );

  it('serves the current picture for an old version, but not as immutable', async () => {
    const old = await get('/share-pictures/og/article/cyan-3-2-release-zh.00000000.jpg', {
      method: 'HEAD',
    });
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300, must-revalidate',
    ]);
  });

  it('serves the QR code of a page', async () => {
    const response = await get('/share-pictures/qr/article/cyan-3-2-release-zh.png');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'png', width: picture.height });
    expect(picture.width).toBeGreaterThan(300);
  });

  it.each([
    'og/article/nothing-zh.jpg',
    'og/article/a-draft-zh.jpg',
    'og/article/tomorrow-zh.jpg',
    'og/document/first-live-room-en.jpg',
    'og/page/scene-zh.jpg',
    'og/page/product-zh.jpg',
    'og/page/exception-zh.jpg',
    'og/share/demo-scene-zh.jpg',
    'og/product/vr-zh.jpg',
    'og/case/nothing-zh.jpg',
    'og/article/cyan-3-2-release-fr.jpg',
    'og/article/cyan-3-2-release-zh.png',
    'qr/article/cyan-3-2-release-zh.jpg',
    'huge/article/cyan-3-2-release-zh.jpg',
    '..%2f..%2fpackage.json',
  ])('answers 404 for %s', async (name) => {
    expect((await get(`/share-pictures/${name}`)).status).toBe(404);
  });
});
