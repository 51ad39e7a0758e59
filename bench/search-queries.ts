import { createRandom } from '#db/generate/random.ts';
import { wordsEn } from '#db/generate/words-en.ts';
import { wordsZh } from '#db/generate/words-zh.ts';

const PER_KIND = 30;

/**
 * A mix of typical queries: common and rare words, prefixes, several words, misspellings,
 * synonyms, nonsense.
 */
export function createSearchQueries(): string[] {
  const random = createRandom(2026);
  const list = (words: typeof wordsZh, ...slots: string[]) =>
    slots.flatMap((slot) => words[slot] ?? []);
  const common = list(wordsZh, 'param', 'problem', 'device', 'room', 'feature');
  const rare = list(wordsZh, 'goods', 'season', 'place');
  const latin = list(wordsZh, 'protocol', 'codec', 'system', 'software');
  const english = list(wordsEn, 'param', 'device', 'problem', 'goods');
  const times = (make: () => string, locale = 'zh') =>
    Array.from({ length: PER_KIND }, () => new URLSearchParams({ q: make(), locale }).toString());
  return [
    ...times(() => random.pick(common)),
    ...times(() => random.pick(rare)),
    ...times(() => random.pick(common).slice(0, 1 + random.below(4))),
    ...times(() => random.pick(latin).slice(0, 1 + random.below(8))),
    ...times(() => `${random.pick(common)} ${random.pick(common)}`),
    ...times(() => misspell(random.pick([...common, ...rare]), random.below(4))),
    ...times(() =>
      random.pick(['抠图', '绿布', '时延', '比特率', '串流', '打光', '换背景', 'chroma key']),
    ),
    ...times(() => `量子${random.pick(rare)}纠缠${random.below(1000)}`),
    ...times(() => random.pick(english), 'en'),
    ...times(() => misspell(random.pick(english), 2), 'en'),
  ].sort(() => random.next() - 0.5);
}

/** A word with one wrong character. */
function misspell(word: string, at: number): string {
  const place = at % word.length;
  return `${word.slice(0, place)}${/[a-z]/i.test(word) ? 'q' : '龘'}${word.slice(place + 1)}`;
}
