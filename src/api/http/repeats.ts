import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { idempotencyKeys } from '#db/schema/requests.ts';
import type { RepeatRule } from './policy.ts';

/** Answers are kept this many days for clients that repeat their request. */
export const REPEAT_DAYS = 7;

/** The form of a key; clients make a new one for each thing that they do. */
export const repeatKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** A call that its client may send again. */
export interface RepeatableCall {
  /** Whose keys these are, e.g. `POST /bookings`; the same key in another scope is another one. */
  scope: string;
  key: string;
  /** What was sent, without the key. */
  content: unknown;
  /** The message if the key was used with other content; that of the table if absent. */
  changed?: ((answer: Record<string, unknown>) => Record<Locale, string>) | undefined;
  now?: Date;
}

/**
 * Does a work once: a call with the same key and content gets the first answer again, also while
 * the first one is still at work. The key is written in the transaction of the work, so that a
 * process that dies leaves neither.
 * @throws AppError CONFLICT if the key was used with other content
 */
export async function answerOnce<Answer>(
  transaction: Executor,
  { scope, key, content, changed, now = new Date() }: RepeatableCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const expiresAt = new Date(now.getTime() + REPEAT_DAYS * 86_400_000);
  // A second call with the same key waits here until the first one has ended.
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isOwn = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  if (claimed.length > 0) {
    const answer = await work();
    const response = answer as Record<string, unknown>;
    await transaction.update(idempotencyKeys).set({ httpStatus: 200, response }).where(isOwn);
    return answer;
  }
  const [first] = await transaction
    .select({ hash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(isOwn);
  if (!first?.response) throw new AppError('CONFLICT');
  if (first.hash !== requestHash) {
    throw new AppError('CONFLICT', { messages: changed?.(first.response) ?? otherContent });
  }
  return first.response as Answer;
}

const otherContent = {
  zh: '这一步之前已经提交过，内容和这次不同，这次没有改动任何内容。请刷新页面看看现在的状态。',
  en: 'This step was sent before with other content, so nothing was changed now. Please reload the page to see how things stand.',
};

/**
 * The call of an operation that may be repeated; its key is in the header, or in a field of the body
 * where the rule names one.
 * @throws AppError VALIDATION_FAILED without a key
 */
export function repeatableCall(
  scope: string,
  rule: RepeatRule,
  input: { params?: unknown; query?: unknown; body?: unknown },
  { repeatKey, locale }: { repeatKey?: string | undefined; locale: Locale },
): RepeatableCall {
  if (rule !== true) {
    const { [rule.field]: key, ...content } = input.body as Record<string, unknown>;
    return { scope, key: String(key), content, changed: rule.changed };
  }
  if (repeatKey === undefined || !repeatKeyPattern.test(repeatKey)) {
    throw invalidField('Idempotency-Key', missingKey[locale]);
  }
  return { scope, key: repeatKey, content: [input.params, input.query, input.body] };
}

const missingKey: Record<Locale, string> = {
  zh: '请在请求头 Idempotency-Key 中带上 16 至 64 位的字母、数字、“-”或“_”，同一步操作重试时保持不变。',
  en: 'Send the header Idempotency-Key with 16 to 64 letters, digits, "-" or "_", the same for every try of one step.',
};
