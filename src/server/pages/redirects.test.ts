import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectHits, redirects } from '#db/schema/site.ts';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';
import { eventually } from '#tests/support/eventually.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 60_000);
afterAll(() => demo.stop());

const get = (address: string, init?: RequestInit) => demo.get(address, init);

describe('redirects', () => {
  const follow = async (address: string) => {
    const response = await get(address);
    return [response.status, response.headers.get('location')];
  };

  it('follow the records, keep queries, and shorten chains', async () => {
    const { db } = demo;
    await db.insert(redirects).values([
      { fromPath: '/old', target: '/cases', status: 301 },
      { fromPath: '/older', target: '/old?industry=beauty', status: 308 },
      { fromPath: '/旧页面', target: '/about#team', status: 302 },
      { fromPath: '/shop', target: 'https://shop.example/all?from=site', status: 302 },
      { fromPath: '/show/gone', target: null, status: 410 },
      { fromPath: '/off', target: '/cases', active: false },
    ]);
    await eventually(async () => expect(await follow('/old')).toEqual([301, '/cases']));
    expect(await follow('/old?case=x&a=1')).toEqual([301, '/cases?case=x&a=1']);
    expect(await follow('/old/')).toEqual([301, '/cases']);
    expect(await follow('/older?industry=car&page=2')).toEqual([
      308,
      '/cases?industry=beauty&page=2',
    ]);
    expect(await follow('/%E6%97%A7%E9%A1%B5%E9%9D%A2?a=1')).toEqual([302, '/about?a=1#team']);
    expect(await follow('/shop?b=2')).toEqual([302, 'https://shop.example/all?from=site&b=2']);
    expect((await follow('/off'))[0]).toBe(404);
    expect((await follow('/OLD'))[0]).toBe(404);
    const gone = await get('/show/gone');
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('noindex');
  });

  it('have targets that fit in a header, and stay on the site unless they name another one', async () => {
    const { db } = demo;
    const targets: [string, string, string | null][] = [
      ['/to-chinese', '/旧 页#段', '/%E6%97%A7%20%E9%A1%B5?a=1#%E6%AE%B5'],
      ['/to-query', '/about?b=中', '/about?b=%E4%B8%AD&a=1'],
      ['/to-lines', '/about\r\nset-cookie: a=b', '/aboutset-cookie:%20a=b?a=1'],
      ['/to-hash', '/about#a\r\nb', '/about?a=1#ab'],
      ['/to-backslash', '/\\evil.example', '/evil.example?a=1'],
      ['/to-slashes', '//evil.example', '/evil.example?a=1'],
      ['/to-tab', '/\t/evil.example', '/evil.example?a=1'],
      ['/to-dots', '/..//evil.example', '/evil.example?a=1'],
      ['/to-other', 'https://例子.example/页', 'https://xn--fsqu00a.example/%E9%A1%B5?a=1'],
      ['/to-nowhere', 'https://', null],
    ];
    await db
      .insert(redirects)
      .values(targets.map(([fromPath, target]) => ({ fromPath, target, status: 302 as const })));
    await eventually(async () => expect((await follow('/to-query'))[0]).toBe(302));
    for (const [from, , location] of targets) {
      expect(await follow(`${from}?a=1`), from).toEqual([location ? 302 : 404, location]);
    }
  });

  it('lead from the English address of a document, which has no page, to its English article', async () => {
    expect(await follow('/en/dmfaq/lip-sync')).toEqual([302, '/en/show/lip-sync-offset']);
    expect(await follow('/en/dmfaq/dami-desktop')).toEqual([302, '/en/show/dami-desktop']);
    for (const slug of ['sdk-licence', 'no-such-document', 'Not-a-slug'])
      expect((await follow(`/en/dmfaq/${slug}`))[0]).toBe(404);
  });

  it('are refused by the database when they form a loop', async () => {
    const { db } = demo;
    const circle = db.insert(redirects).values({ fromPath: '/cases', target: '/older?x=1' });
    await expect(circle).rejects.toMatchObject({ cause: { constraint: 'redirects_loop_check' } });
    const self = db.insert(redirects).values({ fromPath: '/self', target: '/self/?x=1' });
    await expect(self).rejects.toThrow();
    const without = db.insert(redirects).values({ fromPath: '/none', target: null, status: 301 });
    await expect(without).rejects.toThrow();
  });

  it('save their counts when the server closes', async () => {
    const { db } = demo;
    await demo.site.close();
    const rows = await db
      .select({ from: redirects.fromPath, count: redirectHits.count })
      .from(redirectHits)
      .innerJoin(redirects, eq(redirects.id, redirectHits.redirectId));
    expect(rows.find(({ from }) => from === '/older')?.count).toBe(1);
    expect(rows.find(({ from }) => from === '/old')?.count).toBeGreaterThanOrEqual(3);
  });
});
