import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A query as visitors type it, with its right answers. */
export interface QualityQuery {
  locale: string;
  q: string;
  /** Kind and slug of records, or `answer:` and the key of an answer card; any of them is right. */
  right: readonly string[];
  /** Queries for tuning, and those that no one looks at while tuning. */
  half: 'tuning' | 'held out';
}

/** Reads the queries of search-quality.tsv: alternate lines belong to alternate halves. */
export function readQualityQueries(): QualityQuery[] {
  return readFileSync(path.join(import.meta.dirname, 'search-quality.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [locale = '', q = '', right = ''] = line.split('\t');
      return { locale, q, right: right.split(' '), half: at % 2 === 0 ? 'tuning' : 'held out' };
    });
}
