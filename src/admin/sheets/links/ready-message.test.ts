import { expect, test } from 'vitest';
import { readyMessage } from './ready-message.ts';

const link = {
  url: 'https://www.example.com/share/implConfirm/token',
  title: '东厅验收',
  number: 'AC-1',
  holderName: '王若溪',
  hasPasscode: true,
  lastDay: '2026-12-31',
  locale: 'zh',
} as const;

test('a message has greeting, sheet, link and end, and says that the passcode comes separately', () => {
  expect(readyMessage(link)).toBe(
    [
      '王若溪，您好！',
      '这是“东厅验收”（AC-1），请打开链接查看：',
      link.url,
      '链接有效期到 2026年12月31日。',
      '打开时需要访问码，我会另外告诉您。',
    ].join('\n'),
  );
});

test('it is in the language of the sheet and leaves out what is not so', () => {
  const text = readyMessage({
    ...link,
    locale: 'en',
    holderName: null,
    hasPasscode: false,
    lastDay: null,
  });
  expect(text).toBe(`Hello,\nthis is “东厅验收” (AC-1). Please open this link:\n${link.url}`);
});
