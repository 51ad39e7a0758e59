import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import type { FeedbackReason } from '#contracts/enums/documents.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { documentTranslations, documentFeedback as feedback } from '#db/schema/documents.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { listFeedback, listFeedbackDocuments } from './contract.ts';

/** Documents of the other list. */
const DOCUMENTS = 100;

/** One page of the texts of readers. */
export async function readFeedback(
  db: Executor,
  { status, reason, documentId, after }: RouteInput<typeof listFeedback>['query'],
): Promise<RouteAnswer<typeof listFeedback>> {
  const rows = await db
    .select({
      id: feedback.id,
      document: {
        id: contentRecords.id,
        slug: contentRecords.name,
        title: contentRecords.titleZh,
      },
      locale: feedback.locale,
      helpful: feedback.helpful,
      reason: feedback.reason,
      comment: sql<string>`${feedback.comment}`,
      isChangedSince: sql<boolean>`coalesce(${documentTranslations.contentUpdatedAt} > ${feedback.createdAt}, false)`,
      status: feedback.status,
      answer: feedback.answer,
      answeredBy: staffUsers.name,
      createdAt: feedback.createdAt,
    })
    .from(feedback)
    .innerJoin(contentRecords, eq(contentRecords.id, feedback.documentId))
    .leftJoin(
      documentTranslations,
      and(
        eq(documentTranslations.documentId, feedback.documentId),
        eq(documentTranslations.locale, feedback.locale),
      ),
    )
    .leftJoin(staffUsers, eq(staffUsers.id, feedback.answeredBy))
    .where(
      and(
        isNotNull(feedback.comment),
        eq(feedback.status, status),
        reason ? eq(feedback.reason, reason) : undefined,
        documentId ? eq(feedback.documentId, documentId) : undefined,
        after ? lt(feedback.id, after) : undefined,
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(PAGE_ROWS);
  const { page: items, next } = cutPage(rows, ({ id }) => id);
  return { items, next };
}

/** Answers of each period from which on their shares are compared. */
const COMPARED_ANSWERS = 5;

const share = sql`100.0 * c.helpful / (c.helpful + c.not_helpful)`;
const falling = sql`where e.share is not null and c.helpful + c.not_helpful >= ${COMPARED_ANSWERS}
  and round(${share}) < e.share`;

/** The answers of the last days by document. */
export async function readFeedbackDocuments(
  db: Executor,
  { days, order }: RouteInput<typeof listFeedbackDocuments>['query'],
): Promise<RouteData<typeof listFeedbackDocuments>> {
  const period = sql`make_interval(days => ${Number(days)}::integer)`;
  const { rows } = await db.execute<{
    id: string;
    slug: string;
    title: string;
    helpful: number;
    not_helpful: number;
    open_texts: number;
    reasons: Partial<Record<FeedbackReason, number>> | null;
    before: number | null;
  }>(sql`
    with answers as materialized (
      select document_id, helpful, reason, status, comment from document_feedback
      where created_at > now() - ${period}
    ), earlier as (
      select document_id, round(100.0 * count(*) filter (where helpful) / count(*))::int as share
      from document_feedback
      where created_at <= now() - ${period} and created_at > now() - 2 * ${period}
      group by document_id having count(*) >= ${COMPARED_ANSWERS}
    ), counts as (
      select document_id, count(*) filter (where helpful)::int as helpful,
        count(*) filter (where not helpful)::int as not_helpful,
        count(*) filter (where comment is not null and status = 'open')::int as open_texts
      from answers group by document_id
    )
    select c.*, e.share as before, r.id, r.name as slug, r.title_zh as title, (
      select jsonb_object_agg(by_reason.reason, by_reason.total) from (
        select a.reason, count(*) as total from answers a
        where a.document_id = c.document_id and a.reason is not null group by a.reason
      ) as by_reason
    ) as reasons
    from counts c join content_records r on r.id = c.document_id
      left join earlier e on e.document_id = c.document_id
    ${order === 'falling' ? falling : sql``}
    order by ${order === 'falling' ? sql`${share} - e.share,` : sql``}
      c.not_helpful desc, c.helpful, c.document_id
    limit ${DOCUMENTS}`);
  return {
    items: rows.map(({ id, slug, title, helpful, not_helpful, open_texts, reasons, before }) => ({
      document: { id, slug, title },
      helpful,
      notHelpful: not_helpful,
      before,
      reasons: (Object.entries(reasons ?? {}) as [FeedbackReason, number][])
        .map(([reason, count]) => ({ reason, count }))
        .sort((a, b) => b.count - a.count),
      openTexts: open_texts,
    })),
  };
}
