import { expect, test } from '@playwright/test';
import { crawl } from './support/crawl.ts';

const PUBLIC_URL = 'https://www.mujing.example';

test('every link, picture, feed and sitemap entry of the site leads somewhere', async () => {
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
  // The site was really walked through: every kind of address is among those asked for.
  for (const path of [
    '/en/product/sdk',
    '/dmfaq/first-live-room',
    '/show/privacy',
    '/info?page=2',
    '/sitemap-documents-1.xml',
  ]) {
    expect(asked, path).toContain(path);
  }
  // Other hosts are only those that the law asks a Chinese site to link.
  expect(
    [...outside].filter((href) => !/^https:\/\/beian\.(?:miit|mps)\.gov\.cn\//.test(href)),
  ).toEqual([]);
});
