import { and, eq, sql } from 'drizzle-orm';
import { newToken } from '#api/access/tokens.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import type { FeedbackReason } from '#contracts/enums/documents.ts';
import { notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  documentFeedback,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import type { readFeedbackAnswer } from './contract.ts';

/** A reader's answer to "was this helpful". */
export interface Feedback {
  /** Slug of the document. */
  slug: string;
  locale: Locale;
  helpful: boolean;
  reason?: FeedbackReason | undefined;
  comment?: string | undefined;
  /** Daily hash of the reader. */
  reader: string;
}

/**
 * Stores an answer and tells subscribed webhooks; a second answer of a reader on the same day
 * replaces the first one. Its receipt shows the reader what staff answer to the words.
 * @throws AppError NOT_FOUND if the document does not exist or is not public in this language
 */
export async function saveFeedback(
  db: Executor,
  feedback: Feedback,
  publicUrl: string,
): Promise<{ receipt: string | null }> {
  const { slug, locale, helpful, reader } = feedback;
  const reason = feedback.reason ?? null;
  const comment = feedback.comment ? withoutContacts(feedback.comment) : null;
  const [document = notFound()] = await db
    .select({ id: documents.id, version: texts.version, title: texts.title })
    .from(texts)
    .innerJoin(documents, eq(documents.id, texts.documentId))
    .where(and(eq(documents.slug, slug), isPublicIn(texts, locale)));
  const { id: documentId, version, title } = document;
  const [answer] = await db
    .insert(documentFeedback)
    .values({ documentId, locale, version, helpful, reason, comment, visitorHash: reader })
    .onConflictDoUpdate({
      target: [documentFeedback.documentId, documentFeedback.locale, documentFeedback.visitorHash],
      set: {
        version,
        helpful,
        reason,
        comment,
        status: sql`'open'`,
        // Other words, perhaps of another reader: an answer to the first ones is not theirs.
        receipt: sql`gen_random_uuid()`,
        answer: null,
        answeredAt: null,
        answeredBy: null,
      },
    })
    .returning({
      id: documentFeedback.id,
      receipt: documentFeedback.receipt,
      isNew: sql<boolean>`old.id is null`,
      commentBefore: sql<string | null>`old.comment`,
    });
  if (!answer) throw new Error('the feedback was not stored');
  const { id, isNew, commentBefore } = answer;
  const receipt = comment === null ? null : answer.receipt;
  // Readers first say yes or no, and may then add words: these are worth a second message.
  if (!isNew && (comment === null || comment === commentBefore)) return { receipt };
  const prefix = locale === 'en' ? 'en/' : '';
  const page = `${publicUrl}${prefix}dmfaq/${slug}`;
  await tellWebhooks(db, {
    event: 'feedback.created',
    key: isNew ? id : `${id}:${newToken()}`,
    payload: { id, document: title, page, locale, helpful, reason, comment },
  });
  return { receipt };
}

/** What staff answered to the words of a reader. @throws AppError NOT_FOUND */
export async function readAnswer(
  db: Executor,
  receipt: string,
): Promise<RouteData<typeof readFeedbackAnswer>> {
  const [row = notFound()] = await db
    .select({
      status: documentFeedback.status,
      answer: documentFeedback.answer,
      answeredAt: documentFeedback.answeredAt,
    })
    .from(documentFeedback)
    .where(eq(documentFeedback.receipt, receipt));
  const { status, answer, answeredAt } = row;
  return {
    isHandled: status === 'done',
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Removes addresses and numbers from a comment before it is stored: only the text matters. */
export function withoutContacts(comment: string): string {
  return comment
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[…]')
    .replace(/\+?\d(?:[ -]?\d){7,}/g, '[…]');
}
