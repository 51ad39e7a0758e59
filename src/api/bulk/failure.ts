import { ZodError } from 'zod';
import type { Finding } from '#api/publishing/contract.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

/** There is nothing to change on a record: it is skipped. */
export class NothingToDoError extends Error {
  override name = 'NothingToDoError';
}

/** Somebody has changed a record since the operation that is being undone. */
export class ChangedSinceError extends Error {
  override name = 'ChangedSinceError';
}

/** The reason in both languages, and the dotted path of the field that it is about, if it is one. */
export type Failure = Record<Locale, string> & { field?: string };

/** Why a record was refused, in words for the person who started the operation. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ChangedSinceError) return texts.changedSince;
  if (error instanceof ZodError) return texts.invalid;
  if (!(error instanceof AppError))
    return { zh: errorTable.INTERNAL.zh, en: errorTable.INTERNAL.en };
  if (error.code === 'NOT_FOUND') return texts.gone;
  if (error.code === 'PUBLICATION_BLOCKED') return blockedBy(error.data);
  return error.messages ?? { zh: errorTable[error.code].zh, en: errorTable[error.code].en };
}

/** The first finding that blocks stands for all: the record's own check lists them. */
function blockedBy(data: unknown): Failure {
  const { findings } = data as { findings: Finding[] };
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const [first] = blocking;
  if (!first) return texts.invalid;
  const others = blocking.length - 1;
  return {
    ...(first.field && { field: first.field }),
    zh: others > 0 ? `${first.message.zh}（另有 ${others} 个问题）` : first.message.zh,
    en: others > 0 ? `${first.message.en} (and ${others} more)` : first.message.en,
  };
}

const texts = {
  changedSince: {
    zh: '之后有人修改过，没有撤销。请打开查看。',
    en: 'Somebody has changed it since, so it was left as it is. Open it to see.',
  },
  invalid: {
    zh: '内容还不完整，请打开后运行“检查”。',
    en: 'The content is incomplete. Open it and run the check.',
  },
  gone: {
    zh: '内容已在回收站里，或已不存在。',
    en: 'The record is in the trash, or does not exist any more.',
  },
} as const;
