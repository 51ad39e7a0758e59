import { eq, inArray } from 'drizzle-orm';
import type { Cards } from '#contracts/cards.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { downloads } from '#db/schema/downloads.ts';
import { findHistories } from './histories.ts';

interface CardRequest {
  limit: number;
  product?: ProductKey | undefined;
}

/** Programs with their newest stable version, as cards of page blocks; those that run come first. */
export async function findDownloadCards(
  db: Database,
  locale: Locale,
  { limit, product }: CardRequest,
): Promise<Cards['downloads'][]> {
  const programs = await findHistories(db, locale, isOf(product));
  const runnable = programs.filter(({ isSample }) => !isSample);
  const samples = programs.filter(({ isSample }) => isSample);
  const cards = [...runnable, ...samples].flatMap(
    ({ slug, name, summary, product: { key }, platform, releases }) => {
      const stable = releases.find(({ channel }) => channel === 'stable');
      if (!stable) return [];
      const { version, releasedOn, file } = stable;
      const bytes = file?.bytes ?? null;
      return {
        slug,
        name,
        summary: summary ?? '',
        product: key,
        platform,
        version,
        releasedOn,
        bytes,
      };
    },
  );
  return cards.slice(0, limit);
}

/** Versions of a product's programs, pre-releases included, newest first, as cards of page blocks. */
export async function findReleaseCards(
  db: Database,
  locale: Locale,
  { limit, product }: CardRequest,
): Promise<Cards['releases'][]> {
  const programs = await findHistories(db, locale, isOf(product));
  return programs
    .flatMap(({ name: program, platform, releases }) =>
      releases.map(({ version, channel, releasedOn, notesHtml }) => ({
        program,
        platform,
        version,
        channel,
        releasedOn,
        notesHtml,
      })),
    )
    .sort((a, b) => b.releasedOn.localeCompare(a.releasedOn))
    .slice(0, limit);
}

/** Programs of one product, or of all products with a page. */
function isOf(product: ProductKey | undefined) {
  return product
    ? eq(downloads.productKey, product)
    : inArray(downloads.productKey, [...productKeys]);
}
