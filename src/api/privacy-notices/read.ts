import { desc, eq, sql } from 'drizzle-orm';
import type { NoticeState } from '#contracts/enums/privacy.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';
import { privacyNotices as notices } from '#db/schema/privacy.ts';
import { redemptions } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { listPrivacyNotices, readPrivacyNotice } from './contract.ts';

/** All versions, the newest first. */
export async function readNotices(db: Executor): Promise<RouteData<typeof listPrivacyNotices>> {
  const rows = await db.select(summaryColumns()).from(notices).orderBy(desc(notices.id));
  return { items: rows.map(presentSummary) };
}

/** One version with its texts. @throws AppError NOT_FOUND */
export async function readNotice(
  db: Executor,
  id: string,
): Promise<RouteData<typeof readPrivacyNotice>> {
  const [row] = await db
    .select({
      ...summaryColumns(),
      bodyZh: notices.bodyZhMarkdown,
      bodyEn: notices.bodyEnMarkdown,
      revision: notices.revision,
    })
    .from(notices)
    .where(eq(notices.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const { bodyZh, bodyEn, revision } = row;
  return { ...presentSummary(row), bodyZh, bodyEn, revision };
}

// A query on one table has unqualified column names, and bookings have a `version` too.
const version = sql`privacy_notices.version`;

const summaryColumns = () => ({
  id: notices.id,
  version: notices.version,
  inForceOn: notices.inForceOn,
  publishedAt: notices.publishedAt,
  state: sql<NoticeState>`case
    when ${notices.publishedAt} is null then 'draft'
    when exists (select from ${siteSettings} where ${siteSettings.privacyVersion} = ${version}) then 'current'
    when ${notices.inForceOn} > (now() at time zone 'Asia/Shanghai')::date then 'coming'
    else 'past' end`,
  consents: sql<number>`(
    (select count(*) from ${bookings} where ${bookings.privacyVersion} = ${version})
    + (select count(*) from ${redemptions} where ${redemptions.privacyVersion} = ${version})
  )::int`,
});

interface SummaryRow {
  id: string;
  version: string;
  inForceOn: string | null;
  publishedAt: Date | null;
  state: NoticeState;
  consents: number;
}

function presentSummary({ id, version, inForceOn, publishedAt, state, consents }: SummaryRow) {
  return {
    id,
    version,
    inForceOn,
    publishedAt: publishedAt?.toISOString() ?? null,
    state,
    consents,
  };
}
