import { desc, eq, sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Executor } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { articleListing, articleTranslations } from '#db/schema/articles.ts';
import { caseTranslations } from '#db/schema/cases.ts';
import { documentTranslations } from '#db/schema/documents.ts';
import { dictionaryWords } from './query.ts';
import { fold, isHan, pairsOf, runsOf } from './terms.ts';

/** Pinyin spellings of the Chinese words in the content. */
export interface Readings {
  /** The Chinese words for pinyin letters: "kouxiang", "kx" and "kouxi" give 抠像; else null. */
  wordsFor(letters: string): string | null;
  /** The Chinese word with the same sound and tones: 青慕 gives 青幕; else null. */
  sameSound(word: string): string | null;
}

/** Maximum number of titles of each kind, newest first. */
const TITLES = 500;
const LONGEST_WORD = 8;
const SHORTEST_INITIALS = 2;
const SHORTEST_BEGINNING = 3;
/** Shorter unfinished input must end at a syllable: "bug" is not the start of 布光. */
const SHORTEST_UNFINISHED = 5;

/** Reads the words of public titles; `terms` are further words and phrases. */
export async function readReadings(db: Executor, terms: Iterable<string>): Promise<Readings> {
  const [articles, documents, cases] = await Promise.all([
    db
      .select({ title: articleTranslations.title })
      .from(
        db
          .select({ id: articleListing.articleId })
          .from(articleListing)
          .where(eq(articleListing.locale, 'zh'))
          .orderBy(desc(articleListing.pinned), desc(articleListing.publishedAt))
          .limit(TITLES)
          .as('newest'),
      )
      .innerJoin(
        articleTranslations,
        sql`${articleTranslations.articleId} = newest.article_id and ${isPublicIn(articleTranslations, 'zh')}`,
      ),
    titlesOf(documentTranslations),
    titlesOf(caseTranslations),
  ]);
  const titles = [...articles, ...documents, ...cases].map(({ title }) => title);
  return createReadings([...titles, ...terms]);

  function titlesOf(texts: typeof documentTranslations | typeof caseTranslations) {
    return db
      .select({ title: texts.title })
      .from(texts)
      .where(isPublicIn(texts, 'zh'))
      .orderBy(desc(texts.publishedAt))
      .limit(TITLES);
  }
}

/** The pinyin of the words in some texts; for the same pinyin the most frequent word is used. */
export function createReadings(texts: Iterable<string>): Readings {
  const counts = new Map<string, number>();
  const parts = new Set<string>();
  for (const text of texts) {
    for (const { word, isPart } of wordsIn(fold(text))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (isPart && counts.get(word) === 1) parts.add(word);
      else if (!isPart) parts.delete(word);
    }
  }
  const byReading = new Map<string, string>();
  const bySound = new Map<string, string>();
  const ends = new Map<string, Set<number>>();
  const byInitials = new Map<string, string>();
  for (const [word] of [...counts].sort(([a, m], [b, n]) => n - m || a.length - b.length)) {
    const sound = soundOf(word);
    if (!parts.has(word) && !bySound.has(sound)) bySound.set(sound, word);
    const syllables = sound.replace(/\d/g, '').split(' ');
    const reading = syllables.join('');
    if (!byReading.has(reading)) {
      byReading.set(reading, word);
      ends.set(reading, new Set(syllables.map((_, at) => syllables.slice(0, at).join('').length)));
    }
    const initials = syllables.map(([first]) => first).join('');
    if (!parts.has(word) && !byInitials.has(initials)) byInitials.set(initials, word);
  }
  // Letters for ü: v on a keyboard, yu in passports, u where the dots are lost. Other syllables go first.
  for (const [reading, word] of [...byReading]) {
    if (!/[ln]v/.test(reading)) continue;
    for (const letters of ['u', 'yu']) {
      const written = reading.replace(/(?<=[ln])v/g, letters);
      if (!byReading.has(written)) byReading.set(written, word);
    }
  }
  // Sorted by length, so that a prefix gives the shortest matching word.
  const readings = [...byReading].sort(([a], [b]) => a.length - b.length);

  const beginning = (letters: string) => {
    const { length } = letters;
    if (length < SHORTEST_BEGINNING) return undefined;
    const isBegun = ([reading]: [string, string]) =>
      reading.startsWith(letters) &&
      (length >= SHORTEST_UNFINISHED || ends.get(reading)?.has(length));
    return readings.find(isBegun)?.[1];
  };

  /**
   * Several words in sequence, the last one perhaps incomplete. Tries the longest first word first.
   */
  function sequence(letters: string): string | undefined {
    for (let length = letters.length - 1; length >= SHORTEST_BEGINNING; length -= 1) {
      const first = byReading.get(letters.slice(0, length));
      if (first === undefined) continue;
      const rest = letters.slice(length);
      const following = byReading.get(rest) ?? sequence(rest) ?? beginning(rest);
      if (following !== undefined) return `${first}${following}`;
    }
    return undefined;
  }

  return {
    sameSound: (word) => bySound.get(soundOf(word)) ?? null,
    wordsFor(letters) {
      if (letters.length < SHORTEST_INITIALS || !/^[a-z]+$/.test(letters)) return null;
      return (
        byReading.get(letters) ??
        // No syllable begins with these letters: "bug" is a word.
        (/[iuv]/.test(letters) ? undefined : byInitials.get(letters)) ??
        beginning(letters) ??
        sequence(letters) ??
        null
      );
    },
  };
}

/** Syllables with their tones, such as "qing1 mu4". */
function soundOf(word: string): string {
  return pinyin(word, { toneType: 'num', v: true });
}

/**
 * The Chinese words of a folded text, each word with its neighbour, and pairs of characters, which
 * may be words or only parts: visitors type 绿幕, 打光 and 绿幕打光.
 */
function* wordsIn(folded: string): Generator<{ word: string; isPart: boolean }> {
  for (const run of runsOf(folded)) {
    if (!isHan(run)) continue;
    const words = dictionaryWords(run);
    for (const [at, word] of words.entries()) {
      const pair = word + (words[at + 1] ?? '');
      for (const one of new Set([word, pair, ...pairsOf(word)])) {
        const isPart = one !== word && one !== pair;
        if (one.length > 1 && one.length <= LONGEST_WORD) yield { word: one, isPart };
      }
    }
  }
}
