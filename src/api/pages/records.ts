import { findNewestArticles } from '#api/articles/newest.ts';
import { findCaseCards } from '#api/cases/service.ts';
import { findSolutionCards } from '#api/cases/solutions.ts';
import { findProductDocuments } from '#api/documents/cards.ts';
import { findDownloadCards, findReleaseCards } from '#api/downloads/cards.ts';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { findProductCards } from '#api/products/cards.ts';
import type { RecordSource } from '#blocks/block.ts';
import type { CardKind, Cards } from '#contracts/cards.ts';
import type { ContentTag } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';

type SourceOf<K extends CardKind> = Extract<RecordSource, { kind: K }>;
type Finders = {
  [K in CardKind]: (db: Database, locale: Locale, source: SourceOf<K>) => Promise<Cards[K][]>;
};

const finders: Finders = {
  cases: (db, locale, { limit, ...filter }) => findCaseCards(db, locale, filter, { limit }),
  articles: findNewestArticles,
  products: findProductCards,
  solutions: findSolutionCards,
  documents: findProductDocuments,
  downloads: findDownloadCards,
  releases: findReleaseCards,
};

/** Content tags of the records in each kind of card list. */
const tagsOf: Record<CardKind, readonly ContentTag[]> = {
  cases: ['cases', 'products', 'media'],
  articles: ['articles', 'products', 'media'],
  products: ['products', 'media'],
  solutions: ['cases', 'media'],
  documents: ['documents', 'products', 'media'],
  downloads: ['downloads', 'products', 'media'],
  releases: ['downloads', 'products', 'media'],
};

/** The records for a block: from the cache while they are unchanged, else with one query. */
export function readRecords<K extends CardKind>(
  db: Database,
  answers: AnswerCache | undefined,
  locale: Locale,
  source: SourceOf<K> & { kind: K },
): Promise<Cards[K][]> {
  const { kind } = source;
  const find = () => finders[kind](db, locale, source);
  if (!answers) return find();
  return answers.get(`cards ${locale} ${JSON.stringify(source)}`, tagsOf[kind], find);
}
