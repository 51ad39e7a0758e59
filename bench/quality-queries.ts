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

/**
 * Reads the queries of search-quality.tsv: alternate lines belong to alternate halves, until a comment says
 * that all further ones are held out.
 */
export function readQualityQueries(): QualityQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, 'search-quality.tsv'), 'utf8');
  const [alternating = [], heldOut = []] = text
    .split(/^#.*all of these are held out\.$/m)
    .map(linesOf);
  return [
    ...alternating.map((line, at) => queryIn(line, at % 2 === 0 ? 'tuning' : 'held out')),
    ...heldOut.map((line) => queryIn(line, 'held out')),
  ];
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

function queryIn(line: string, half: QualityQuery['half']): QualityQuery {
  const [locale = '', q = '', right = ''] = line.split('\t');
  return { locale, q, right: right.split(' '), half };
}
