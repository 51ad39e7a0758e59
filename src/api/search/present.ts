import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Candidate } from './candidates.ts';
import type { SearchHit } from './contract.ts';
import type { Found } from './find.ts';
import { containsAny, highlight, passage, snippet } from './highlight.ts';
import type { Labels } from './labels.ts';
import { pathOf, tagsOf } from './paths.ts';
import { hasHan } from './terms.ts';

/** Characters; less is a heading, a figure or a button. */
const SHORTEST_PASSAGE = 12;

/** A found record with its place on the site, its highlights and the names of its categories. */
export function presentHit(
  result: Candidate,
  labels: Labels,
  { query, words }: Pick<Found, 'query' | 'words'>,
): SearchHit {
  const { kind, slug, title, lead, excerpt, tags, publishedAt } = result;
  const [summary = ''] = lead.split('\n');
  const about = tagsOf(tags, 'p');
  const [level] = tagsOf(tags, 'l');
  const found = passage(excerpt, words);
  // Who asks in Chinese gets no line of code that has an English synonym.
  const isReadable = hasHan(found) || !hasHan(query);
  const isBetter = found.length >= SHORTEST_PASSAGE && isReadable && !containsAny(summary, words);
  const best = isBetter ? found : summary;
  return {
    kind,
    slug,
    path: pathOf(kind, slug, tags),
    title: highlight(title, words),
    snippet: highlight(snippet(best, words), words),
    category: categoryOf(result, labels),
    products: productKeys
      .filter((key) => about.includes(key))
      .sort((a, b) => labels.products.indexOf(a) - labels.products.indexOf(b))
      .map((key) => ({ key, name: labels.names.get(`p:${key}`) ?? key })),
    level: documentLevels.find((one) => one === level) ?? null,
    publishedAt: new Date(publishedAt).toISOString(),
  };
}

function categoryOf({ kind, tags }: Candidate, labels: Labels): SearchHit['category'] {
  const [key] = tagsOf(tags, 'c');
  if (key === undefined) return null;
  // Platforms have no records: the site formats their names.
  return { key, name: labels.names.get(`${kind} c:${key}`) ?? key };
}
