import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemText } from './field-problems.ts';
import { slugSchema } from './schemas.ts';

const schema = z.object({
  line: z.string().min(1).max(10),
  list: z.array(z.string()).min(2).max(3),
  limit: z.int().min(1).max(24),
  email: z.email(),
  key: z.string().regex(/^[a-z]+$/),
  slug: slugSchema,
  url: z.url(),
  id: z.uuid(),
  tone: z.enum(['a', 'b']),
  cell: z.union([z.string().min(1), z.boolean()]),
});
const right = {
  line: 'a',
  list: ['a', 'b'],
  limit: 1,
  email: 'a@example.com',
  key: 'a',
  slug: 'a-1',
  url: 'https://example.com',
  id: '01a2212d-4c68-7224-9446-0c13504d6419',
  tone: 'a',
  cell: true,
};

test.each([
  [{ line: '' }, '请填写。', 'Please fill this in.'],
  [{ line: undefined }, '请填写。', 'Please fill this in.'],
  [{ cell: '' }, '请填写。', 'Please fill this in.'],
  [{ key: '' }, '请填写。', 'Please fill this in.'],
  [{ line: 'x'.repeat(11) }, '最多 10 个字，请缩短。', 'At most 10 characters. Please shorten it.'],
  [{ list: ['a'] }, '至少需要 2 项。', 'At least 2 entries.'],
  [{ list: ['', '', '', ''] }, '最多 3 项，请删去一些。', 'At most 3 entries. Please remove some.'],
  [{ limit: 0 }, '不能小于 1。', 'At least 1.'],
  [{ limit: 25 }, '不能大于 24。', 'At most 24.'],
  [{ email: 'a' }, /邮箱地址/, /email address/],
  [{ key: 'A' }, '格式不对，请检查。', 'Please check how this is written.'],
  [{ slug: 'A b' }, /小写字母/, /lower-case/],
  [{ url: 'example' }, /https/, /https/],
  [{ id: '1' }, /id/, /id/],
  [{ tone: 'c' }, '请从列出的选项中选择。', 'Choose one of the list.'],
])('%o is refused in words, with the limit', (wrong, zh, en) => {
  for (const [locale, expected] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const { error } = schema.safeParse(
      { ...right, ...wrong },
      { error: (issue) => problemText(issue, locale) },
    );
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expected instanceof RegExp ? expect.stringMatching(expected) : expected,
    ]);
  }
});
