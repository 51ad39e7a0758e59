import type { ApiDeps } from '#api/deps.ts';
import { contentTags } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { keepUntilChanged } from './content-cache.ts';
import { type Labels, readLabels } from './labels.ts';
import { createMissNotes, type NoteMiss } from './misses.ts';
import type { Synonyms } from './query.ts';
import { type Readings, readReadings } from './readings.ts';
import { type Offer, readOffer } from './suggestions.ts';
import { readSynonyms } from './synonyms.ts';

/** What every search on a database shares: small lists, kept in memory while they are current. */
export interface SearchContext {
  synonyms(): Promise<Synonyms>;
  /** How Chinese words are typed in Latin letters. */
  readings(): Promise<Readings>;
  labels(): Promise<Record<Locale, Labels>>;
  /** What is offered where nothing was found. */
  offer(locale: Locale): Promise<Offer>;
  noteMiss: NoteMiss;
}

const contexts = new WeakMap<Database, SearchContext>();

/** Makes the context of the API's database, which lists with a query then use too. */
export function openSearch({ db, onContentChange }: ApiDeps): SearchContext {
  const offers = {
    zh: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'zh')),
    en: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'en')),
  };
  const synonyms = keepUntilChanged(onContentChange, ['search'], () => readSynonyms(db));
  const context: SearchContext = {
    synonyms,
    readings: keepUntilChanged(onContentChange, contentTags, async () =>
      readReadings(db, await synonyms()),
    ),
    labels: keepUntilChanged(onContentChange, ['products', 'articles', 'documents', 'cases'], () =>
      readLabels(db),
    ),
    offer: (locale) => offers[locale](),
    noteMiss: createMissNotes(db),
  };
  contexts.set(db, context);
  return context;
}

/** The context of a database; one that keeps nothing where the API was not built on it. */
export function searchContext(db: Database): SearchContext {
  const known = contexts.get(db);
  if (known) return known;
  return {
    synonyms: () => readSynonyms(db),
    readings: async () => readReadings(db, await readSynonyms(db)),
    labels: () => readLabels(db),
    offer: (locale) => readOffer(db, locale),
    noteMiss: createMissNotes(db),
  };
}
