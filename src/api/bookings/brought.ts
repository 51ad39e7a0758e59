import { and, eq } from 'drizzle-orm';
import type { Brought } from '#contracts/bookings/brought.ts';
import { type BroughtKind, broughtKinds } from '#contracts/enums/bookings.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { cases, caseTranslations } from '#db/schema/cases.ts';

/** Slugs of the records that a visitor brings along, by their kind. */
export type BroughtSlugs = Partial<Record<BroughtKind, string>>;

/** The public records with these slugs; unknown ones are left out. */
export async function readBrought(
  db: Executor,
  slugs: BroughtSlugs,
  locale: Locale,
): Promise<Brought[]> {
  const found: Brought[] = [];
  for (const kind of broughtKinds) {
    const slug = slugs[kind];
    const titles = slug ? await readTitles[kind](db, slug) : null;
    if (slug && titles?.zh) {
      found.push({ kind, slug, name: pickText(titles, locale), path: pathOf[kind](slug) });
    }
  }
  return found;
}

/** Those of the slugs that are public. */
export async function knownBrought(db: Executor, slugs: BroughtSlugs): Promise<BroughtSlugs> {
  const found = await readBrought(db, slugs, 'zh');
  return Object.fromEntries(found.map(({ kind, slug }) => [kind, slug]));
}

const pathOf: Record<BroughtKind, (slug: string) => string> = {
  case: (slug) => `/cases?case=${slug}`,
  campaign: (slug) => (slug === 'sony' ? '/ad/sony' : `/ad/sony?campaign=${slug}`),
};

type Titles = { zh: string; en: string | null };

const readTitles: Record<BroughtKind, (db: Executor, slug: string) => Promise<Titles>> = {
  async case(db, slug) {
    const rows = await db
      .select({ locale: caseTranslations.locale, title: caseTranslations.title })
      .from(caseTranslations)
      .innerJoin(cases, eq(cases.id, caseTranslations.caseId))
      .where(and(eq(cases.slug, slug), eq(caseTranslations.status, 'published')));
    return titlesOf(rows);
  },
  async campaign(db, slug) {
    const rows = await db
      .select({ locale: campaignTranslations.locale, title: campaignTranslations.title })
      .from(campaignTranslations)
      .innerJoin(campaigns, eq(campaigns.id, campaignTranslations.campaignId))
      .where(and(eq(campaigns.slug, slug), eq(campaignTranslations.status, 'published')));
    return titlesOf(rows);
  },
};

const titlesOf = (rows: readonly { locale: Locale; title: string }[]): Titles => ({
  zh: rows.find(({ locale }) => locale === 'zh')?.title ?? '',
  en: rows.find(({ locale }) => locale === 'en')?.title ?? null,
});
