import { z } from 'zod';
import { feedbackReasons } from '#contracts/enums/documents.ts';
import { handlingStatuses, statisticsPeriods } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, listOf } from '#contracts/schemas.ts';

const { route } = routesOf('feedback');

/** A document as feedback names it. */
const documentSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  /** In Chinese; empty if it has no title yet. */
  title: z.string(),
});

/** Filters of the list of texts. */
export const feedbackQuery = z.strictObject({
  status: z.enum(handlingStatuses).default('open'),
  reason: z.enum(feedbackReasons).optional(),
  documentId: z.uuid().optional(),
  after: z.uuid().optional(),
});

export const listFeedback = route('GET /admin/feedback', {
  summary: 'Lists what readers wrote about documents, the newest first',
  query: feedbackQuery,
  data: keysetOf({
    id: z.uuid(),
    document: documentSchema,
    locale: z.enum(locales),
    helpful: z.boolean(),
    reason: z.enum(feedbackReasons).nullable(),
    /** Without addresses and numbers, which were removed before it was stored. */
    comment: z.string(),
    /** The text of the document has changed since. */
    isChangedSince: z.boolean(),
    status: z.enum(handlingStatuses),
    /** What staff answered; the reader's device shows it. */
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
    createdAt: instantSchema,
  }),
});

export const handleFeedback = route('PUT /admin/feedback/:id/status', {
  summary: 'Marks feedback as done or ignored, or puts it back on the list',
  body: z.strictObject({ status: z.enum(handlingStatuses) }),
});

export const answerFeedback = route('PUT /admin/feedback/:id/answer', {
  summary: 'Answers a text: its reader sees it on the same device and document, and it is done',
  body: z.strictObject({ answer: z.string().trim().min(1).max(1000) }),
});

export const closeFeedback = route('POST /admin/feedback-closures', {
  summary: 'Marks all open texts about a document as done, or those with one reason',
  body: z.strictObject({
    documentId: z.uuid(),
    reason: z.enum(feedbackReasons).optional(),
  }),
  data: z.object({ closed: z.int() }),
});

export const listFeedbackDocuments = route('GET /admin/feedback-documents', {
  summary: 'The answers to "was this helpful" by document, those that helped fewest readers first',
  description:
    'At most 100 documents. By default those first that helped fewest readers; `falling` lists those that help a smaller share of readers than in the period before, with at least 5 answers in each.',
  query: z.strictObject({
    days: z.enum(statisticsPeriods).default('90'),
    order: z.enum(['worst', 'falling']).default('worst'),
  }),
  data: listOf({
    document: documentSchema,
    helpful: z.int(),
    notHelpful: z.int(),
    /** Share of readers that it helped in the period before, in percent; null with under 5 answers. */
    before: z.int().nullable(),
    /** How often each reason was given. */
    reasons: z.array(z.object({ reason: z.enum(feedbackReasons), count: z.int() })),
    /** Texts that nobody has handled. */
    openTexts: z.int(),
  }),
});
