import { FairQueue } from '#bounded/fair-queue.ts';
import { contentTags } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type Answers, readAnswers } from './answers.ts';
import { type CommonWords, readCommonWords } from './common-words.ts';
import { keepUntilChanged, type OnContentChange } from './content-cache.ts';
import { type Labels, readLabels } from './labels.ts';
import { createMissRecorder, type RecordMiss } from './misses.ts';
import type { Synonyms } from './query.ts';
import { type Readings, readReadings } from './readings.ts';
import { type Offer, readOffer } from './suggestions.ts';
import { readSynonyms } from './synonyms.ts';

/** Searches of a process: as many at once as keep its few connections busy, most of one network. */
const SEARCHES = {
  running: 4,
  runningPerOwner: 2,
  waiting: 60,
  waitingPerOwner: 20,
  waitMs: 8_000,
};

/** State shared by all searches: small lists, cached until they change. */
export interface SearchContext {
  /** Database connections for searches. */
  db: Database;
  /** Searches take turns by network. */
  queue: FairQueue;
  synonyms(): Promise<Synonyms>;
  commonWords(): Promise<CommonWords>;
  answers(): Promise<Answers>;
  /** Latin spellings (pinyin) of Chinese words. */
  readings(): Promise<Readings>;
  labels(): Promise<Record<Locale, Labels>>;
  /** Suggestions if there are no results. */
  offer(locale: Locale): Promise<Offer>;
  recordMiss: RecordMiss;
}

/** Dependencies of the search. */
export interface SearchDeps {
  db: Database;
  /** Separate connections, so that slow searches do not block pages. */
  searchDb?: Database | undefined;
  onContentChange?: OnContentChange | undefined;
}

/** Creates the shared context of the API's searches. */
export function openSearch({ db, searchDb = db, onContentChange }: SearchDeps): SearchContext {
  const offers = {
    zh: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'zh')),
    en: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'en')),
  };
  const synonyms = keepUntilChanged(onContentChange, ['search'], () => readSynonyms(db));
  const answers = keepUntilChanged(onContentChange, ['search', 'site', 'facts'], () =>
    readAnswers(db),
  );
  return {
    db: searchDb,
    queue: new FairQueue(SEARCHES),
    synonyms,
    commonWords: readCommonWords,
    answers,
    readings: keepUntilChanged(onContentChange, contentTags, async () =>
      readReadings(db, [
        ...(await synonyms()).keys(),
        ...(await answers()).zh.flatMap(({ triggers }) => triggers),
      ]),
    ),
    labels: keepUntilChanged(onContentChange, ['products', 'articles', 'documents', 'cases'], () =>
      readLabels(db),
    ),
    offer: (locale) => offers[locale](),
    recordMiss: createMissRecorder(db),
  };
}
