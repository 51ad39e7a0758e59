import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenePoster } from '#api/scenes/poster.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { type DemoSite, PUBLIC_URL, startDemoSite } from '#tests/support/demo-site.ts';
import { onlyRow } from '#tests/support/records/only-row.ts';

let demo: DemoSite;
let sceneId: string;
beforeAll(async () => {
  demo = await startDemoSite();
  const rows = await demo.db.select().from(shareLinks);
  sceneId = onlyRow(rows.filter(({ token }) => token === 'demo-scene')).sceneId ?? '';
  const revoked = { sceneId, token: 'revoked-scene', revokedAt: new Date() };
  await demo.db.insert(shareLinks).values(revoked);
}, 60_000);
afterAll(() => demo.stop());

const poster = (token: string, query = '', init?: RequestInit) =>
  demo.get(`/files/shares/${token}/poster.jpg${query}`, init);

describe('the poster of a scene', () => {
  it('is a picture at a plain address, of which nothing keeps a copy', async () => {
    const response = await poster('demo-scene', '?locale=en&camera=detail&light=dusk');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(150_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1620,
    });
  });

  it('names the view, shows its light and opens it again', async () => {
    const read = (view: { camera?: string; light?: string }, locale: 'zh' | 'en') =>
      readScenePoster(
        { db: demo.db, publicUrl: `${PUBLIC_URL}/` },
        { token: 'demo-scene', recordId: sceneId },
        view,
        locale,
      );
    const dusk = await read({ camera: 'detail', light: 'dusk' }, 'zh');
    expect(dusk).toMatchObject({
      title: '云栖茶山',
      eyebrow: '虚拟场景 · 暮色灯火 · 侧机位 · 茶汤特写',
      url: `${PUBLIC_URL}/share/demo-scene?camera=detail&light=dusk`,
      cover: { src: expect.stringMatching(/tea-terrace-dusk/) },
    });
    expect(await read({ camera: 'none', light: '<script>' }, 'en')).toMatchObject({
      title: 'Yunqi tea terraces',
      eyebrow: 'Virtual scene',
      url: `${PUBLIC_URL}/en/share/demo-scene`,
      cover: { src: expect.stringMatching(/tea-terrace-dawn/) },
    });
  });

  it.each([
    ['demo-report', 404],
    ['revoked-scene', 410],
    ['never-was-here', 404],
  ])('is not opened by the link %s', async (token, status) => {
    const response = await poster(token, '', { method: 'HEAD' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });
});
