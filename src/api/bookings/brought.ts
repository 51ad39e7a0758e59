import { and, eq } from 'drizzle-orm';
import { readRoomSummary } from '#api/rooms/summary.ts';
import type { Brought } from '#contracts/bookings/brought.ts';
import { type BroughtKind, broughtKinds } from '#contracts/enums/bookings.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import { decodeRoom, roomPath } from '#contracts/room-code.ts';
import { decodePlan, planPath } from '#contracts/studio-plan/plan-code.ts';
import { planName } from '#contracts/studio-plan/plan-name.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { cases, caseTranslations } from '#db/schema/cases.ts';

/** What a visitor brings along, by its kind: slugs of records, and codes. */
export type BroughtKeys = Partial<Record<BroughtKind, string>>;

/** What is known of it; unpublished records and codes that cannot be read are left out. */
export async function readBrought(
  db: Executor,
  keys: BroughtKeys,
  locale: Locale,
): Promise<Brought[]> {
  const found: Brought[] = [];
  for (const kind of broughtKinds) {
    const key = keys[kind];
    const known = key ? await readers[kind](db, key, locale) : null;
    if (key && known) found.push({ kind, key, ...known });
  }
  return found;
}

type Reader = (
  db: Executor,
  key: string,
  locale: Locale,
) => Promise<Pick<Brought, 'name' | 'path'> | null>;

const readers: Record<BroughtKind, Reader> = {
  async case(db, slug, locale) {
    const rows = await db
      .select({ locale: caseTranslations.locale, title: caseTranslations.title })
      .from(caseTranslations)
      .innerJoin(cases, eq(cases.id, caseTranslations.caseId))
      .where(and(eq(cases.slug, slug), eq(caseTranslations.status, 'published')));
    return titled(rows, locale, `/cases?case=${slug}`);
  },
  async campaign(db, slug, locale) {
    const rows = await db
      .select({ locale: campaignTranslations.locale, title: campaignTranslations.title })
      .from(campaignTranslations)
      .innerJoin(campaigns, eq(campaigns.id, campaignTranslations.campaignId))
      .where(and(eq(campaigns.slug, slug), eq(campaignTranslations.status, 'published')));
    return titled(rows, locale, slug === 'sony' ? '/ad/sony' : `/ad/sony?campaign=${slug}`);
  },
  async plan(_, code, locale) {
    const plan = decodePlan(code);
    return plan && { name: planName(plan, locale), path: planPath(code) };
  },
  async room(db, code, locale) {
    const answers = decodeRoom(code);
    return answers && { name: await readRoomSummary(db, answers, locale), path: roomPath(answers) };
  },
};

/** A record with its title; null without a Chinese one. */
function titled(rows: readonly { locale: Locale; title: string }[], locale: Locale, path: string) {
  const titleIn = (language: Locale) => rows.find((row) => row.locale === language)?.title;
  const zh = titleIn('zh');
  return zh ? { name: pickText({ zh, en: titleIn('en') ?? null }, locale), path } : null;
}
