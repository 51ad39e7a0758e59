import { createHash } from 'node:crypto';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { readRecords } from '#api/pages/records.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';

/** Cases of each product that an article chooses from, in the order of the case list. */
const CHOICE = 8;

/**
 * Up to two cases for an article: one of its most specific product, which is the last, and one of
 * any of its products. The slugs decide which, so that articles of one product show different
 * cases and each article always shows the same ones.
 */
export async function findRelatedCases(
  db: Database,
  answers: AnswerCache | undefined,
  locale: Locale,
  article: { slug: string; products: { key: ProductKey }[] },
): Promise<CaseCard[]> {
  const ofProducts = await Promise.all(
    article.products.map(({ key }) =>
      readRecords(db, answers, locale, { kind: 'cases', product: key, limit: CHOICE }),
    ),
  );
  const first = preferred(article.slug, ofProducts.at(-1) ?? []);
  const second = preferred(
    article.slug,
    ofProducts.flat().filter(({ slug }) => slug !== first?.slug),
  );
  return [first, second].filter((entry) => entry !== undefined);
}

/** The case with the smallest hash together with the article (rendezvous hashing). */
function preferred(article: string, cases: CaseCard[]): CaseCard | undefined {
  const hash = ({ slug }: CaseCard) =>
    createHash('sha1').update(`${article} ${slug}`).digest('hex');
  return cases.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))[0];
}
