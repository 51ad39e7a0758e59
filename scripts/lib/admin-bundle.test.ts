import { expect, test } from 'vitest';
import { entrySize } from './admin-bundle.ts';

const chunk = (fileName: string, imports: string[] = [], facadeModuleId: string | null = null) => ({
  fileName,
  imports,
  facadeModuleId,
  // Does not get smaller by compression.
  code: Array.from({ length: 1000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(fileName),
});

test('the entry counts with everything it imports at once, each file once', () => {
  const entry = chunk('entry.js', ['a.js', 'b.js'], '/site/src/admin/entry.tsx');
  const [a, b, later] = [chunk('a.js', ['b.js']), chunk('b.js', ['a.js']), chunk('later.js')];
  const alone = entrySize([{ ...entry, imports: [] }]);
  const all = entrySize([entry, a, b, later]);
  expect(alone).toBeGreaterThan(1);
  expect(all).toBeGreaterThan(alone * 2.5);
  expect(all).toBeLessThan(alone * 3.5);
});

test('a build without the entry is refused', () => {
  expect(() => entrySize([chunk('a.js')])).toThrow('src/admin/entry.tsx is missing');
});
