import { expect, test } from 'vitest';
import {
  parseSharePictureFile,
  type SharePicture,
  sharePictureCode,
  sharePictureFile,
  sharePictureVersion,
} from './share-picture.ts';

const card: SharePicture = {
  subject: 'article',
  slug: 'what-to-zh',
  locale: 'zh',
  title: '标题',
  summary: '摘要',
  eyebrow: null,
  product: null,
  cover: null,
  brand: '幕境数字',
  url: 'https://www.example.com/show/what-to-zh',
};

test('parses the addresses that it writes', () => {
  const version = sharePictureVersion(card);
  const read = parseSharePictureFile(
    sharePictureFile('poster', card, version).replace('share-pictures/', ''),
  );
  expect(read).toEqual({
    subject: 'article',
    slug: 'what-to-zh',
    locale: 'zh',
    format: 'poster',
    version,
  });
  expect(
    parseSharePictureFile(sharePictureCode(card).replace('share-pictures/', '')),
  ).toMatchObject({ format: 'qr' });
});

test.each([
  'og/article/a.jpg',
  'og/article/A-zh.jpg',
  'og/article/a-zh.1234567.jpg',
  'og/article/a-zh.png',
  'og/scenes/a-zh.jpg',
  'qr/article/a-zh.jpg',
  'og/article/../a-zh.jpg',
  `og/article/${'a'.repeat(97)}-zh.jpg`,
])('%s is not a valid address', (file) => {
  expect(parseSharePictureFile(file)).toBeUndefined();
});

test('every visible field changes the version', () => {
  const changes: Partial<SharePicture>[] = [
    { title: '标题。' },
    { summary: '' },
    { eyebrow: '新闻' },
    { product: 'cyan' },
    { cover: { src: 'media/a-1', widths: [480] } },
    { brand: 'Mujing' },
    { url: 'https://example.com/' },
  ];
  const versions = [{}, ...changes].map((change) => sharePictureVersion({ ...card, ...change }));
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions[0]).toMatch(/^[0-9a-f]{8}$/);
});
