import { expect, test } from 'vitest';
import { contentKindOf, contentKinds } from './content-kinds.ts';

test('a kind says where its English text is read, if and only if that is no page', () => {
  for (const kind of contentKinds) {
    const { parts, pages, englishUse } = contentKindOf(kind);
    const isUnseen = parts.includes('en') && !pages.includes('en');
    expect(englishUse !== undefined, kind).toBe(isUnseen);
  }
});
