import { bookingChoices } from '#contracts/bookings/fields.ts';
import { solutionKeys } from '#contracts/enums/art.ts';
import { documentLevels } from '#contracts/enums/documents.ts';
import { platforms } from '#contracts/enums/downloads.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { roomAnswers } from '#contracts/enums/rooms.ts';
import { pageFrom, slugFrom } from '#site/routing/query.ts';

type IsKnown = (value: string) => boolean;

const among =
  (values: readonly string[]): IsKnown =>
  (value) =>
    values.includes(value);
/** A slug may name a record; whether it does is known to the API operation that reads it. */
const slug: IsKnown = (value) => slugFrom(value) !== undefined;
const pageNumber: IsKnown = (value) => String(pageFrom(value)) === value;
const product = among(productKeys);

/**
 * The values of query fields with which a page may be kept and shared, by page module. A field
 * that is not listed is free text or has endlessly many values.
 */
const known: Record<string, Record<string, IsKnown>> = {
  booking: {
    product,
    type: among(bookingChoices.type),
    solution: among(solutionKeys),
    budget: among(bookingChoices.budget),
    lookup: among(['1']),
  },
  product: Object.fromEntries(
    Object.entries(roomAnswers).map(([name, answers]) => [name, among(answers)]),
  ),
  downloads: { product, platform: among(platforms), program: slug },
  documents: { section: slug, product, level: among(documentLevels), page: pageNumber },
  cases: { case: slug, industry: slug, product, solution: slug, page: pageNumber },
  articles: { category: slug, page: pageNumber },
};

/** True if no query field has a value that a visitor can have invented. */
export function hasKnownValues(page: string, query: string): boolean {
  const fields = known[page] ?? {};
  return [...new URLSearchParams(query)].every(([name, value]) => fields[name]?.(value) ?? false);
}
