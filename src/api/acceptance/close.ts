import { eq } from 'drizzle-orm';
import type { LinkCall } from '#api/sheets/link-call.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { AcceptanceContent } from '#contracts/sheets/acceptance-record.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/**
 * Closes a sheet and keeps its content as the revision that the customer decides on.
 * @throws AppError CONFLICT if the content is not what the customer saw
 */
export async function closeWithContent(
  { transaction, sheet }: Pick<LinkCall, 'transaction' | 'sheet'>,
  content: AcceptanceContent,
  seenHash: string,
): Promise<{ revision: number; hash: string }> {
  const hash = await contentHash(content);
  if (hash !== seenHash)
    throw new AppError('CONFLICT', { messages: changed, data: { contentHash: hash } });
  const [closed = notFound()] = await transaction
    .update(sheets)
    .set({ stage: 'closed', closedAt: new Date(), waitingOn: null, waitingSince: null })
    .where(eq(sheets.id, sheet.id))
    .returning({ revision: sheets.revision });
  const body = content as unknown as Record<string, unknown>;
  await transaction
    .insert(sheetRevisions)
    .values({ sheetId: sheet.id, revision: closed.revision, body, contentHash: hash });
  return { revision: closed.revision, hash };
}

const changed = {
  zh: '您打开之后，这张验收单的判定或内容有改动，本次没有提交。页面已更新，请核对后再提交。',
  en: 'A decision or the content has changed since you opened this, so nothing was submitted. The page is up to date now: please check it and submit again.',
};
