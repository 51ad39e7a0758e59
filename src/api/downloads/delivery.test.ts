import { describe, expect, it } from 'vitest';
import { attachment, countsAsDownload, wechatGuide } from './delivery.ts';

describe('countsAsDownload', () => {
  const MIB = 1024 * 1024;
  it.each([
    ['a whole small file', 0, 9, 10, true],
    ['a whole empty file', 0, -1, 0, true],
    ['a whole large file', 0, 9 * MIB - 1, 9 * MIB, true],
    ['its first MiB', 0, MIB - 1, 9 * MIB, true],
    ['less', 0, MIB - 2, 9 * MIB, false],
    ['one byte, as a test', 0, 0, 10, false],
    ['the end', 1, 9, 10, false],
  ])('%s', (_, start, end, size, counts) =>
    expect(countsAsDownload({ start, end }, size)).toBe(counts),
  );
});

describe('attachment', () => {
  it.each([
    ['cyan-3.2.0.zip', 'attachment; filename="cyan-3.2.0.zip"'],
    [
      '说明 (1)\'*".zip',
      "attachment; filename=\"__ (1)'*_.zip\"; filename*=UTF-8''%E8%AF%B4%E6%98%8E%20%281%29%27%2A%22.zip",
    ],
    ['50%.zip', 'attachment; filename="50_.zip"; filename*=UTF-8\'\'50%25.zip'],
  ])('sets the file name %s', (name, header) => expect(attachment(name)).toBe(header));
});

it('redirects WeChat visitors to the page in their language', () => {
  const wechat = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0';
  expect(wechatGuide(wechat, '')).toBe('../../../support/download#open-in-browser');
  expect(wechatGuide(wechat, 'https://www.example.com/en/support/download')).toContain(
    '/en/support/download',
  );
  expect(wechatGuide('Mozilla/5.0 Firefox/150.0', '')).toBeUndefined();
});
