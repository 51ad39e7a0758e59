import { contentTags } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { keepUntilChanged, type OnContentChange } from './content-cache.ts';
import { createGate, type Gate } from './gate.ts';
import { type Labels, readLabels } from './labels.ts';
import { createMissNotes, type NoteMiss } from './misses.ts';
import type { Synonyms } from './query.ts';
import { type Readings, readReadings } from './readings.ts';
import { type Offer, readOffer } from './suggestions.ts';
import { readSynonyms } from './synonyms.ts';

/** Searches that run at a time in one process, and those that may wait for them. */
const BOUNDS = { running: 4, waiting: 60 };

/** State that all searches share: small lists, in memory while they are current. */
export interface SearchContext {
  /** Connections of the search. */
  db: Database;
  /** Bounds the searches that run at a time. */
  gate: Gate;
  synonyms(): Promise<Synonyms>;
  /** How Chinese words are typed in Latin letters. */
  readings(): Promise<Readings>;
  labels(): Promise<Record<Locale, Labels>>;
  /** Offered where nothing was found. */
  offer(locale: Locale): Promise<Offer>;
  noteMiss: NoteMiss;
}

/** The search's own needs. */
export interface SearchDeps {
  db: Database;
  /** Connections of the search alone, so that slow searches leave those of the pages free. */
  searchDb?: Database | undefined;
  onContentChange?: OnContentChange | undefined;
}

/** Makes the context of the API's searches. */
export function openSearch({ db, searchDb = db, onContentChange }: SearchDeps): SearchContext {
  const offers = {
    zh: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'zh')),
    en: keepUntilChanged(onContentChange, contentTags, () => readOffer(db, 'en')),
  };
  const synonyms = keepUntilChanged(onContentChange, ['search'], () => readSynonyms(db));
  return {
    db: searchDb,
    gate: createGate(BOUNDS),
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
}
