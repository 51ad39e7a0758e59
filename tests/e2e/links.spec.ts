import { expect, test } from '@playwright/test';
import { crawl } from './support/crawl.ts';

const PUBLIC_URL = 'https://www.mujing.example';

test('all links, pictures, feeds and sitemap entries of the site work', async () => {
  test.setTimeout(120_000);
  const origin = (process.env.SITE_URL ?? '').replace(/\/$/, '');
  const { asked, problems, outside } = await crawl(origin, PUBLIC_URL, [
    '/',
    '/en/',
    '/robots.txt',
    '/sitemap.xml',
    '/info/feed.json',
    '/support/download/feed.atom',
  ]);
  expect(problems).toEqual([]);
  // The crawl was complete: it includes every kind of address.
  for (const path of [
    '/en/product/sdk',
    '/dmfaq/first-live-room',
    '/show/privacy',
    '/info?page=2',
    '/sitemap-documents-1.xml',
  ]) {
    expect(asked, path).toContain(path);
  }
  // The only other hosts are those that Chinese law requires a site to link to.
  expect(
    [...outside].filter((href) => !/^https:\/\/beian\.(?:miit|mps)\.gov\.cn\//.test(href)),
  ).toEqual([]);
});
