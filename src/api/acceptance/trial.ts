import { and, eq, ne } from 'drizzle-orm';
import type { TrialCopy } from '#api/sheets/trials/copy.ts';
import type { SheetWriter } from '#api/sheets/writer.ts';
import { AppError } from '#contracts/errors.ts';
import { readContent } from '#db/acceptance-content.ts';
import { acceptanceItems } from '#db/schema/acceptance.ts';
import { signAndSend } from './send.ts';

/** Sends the copy with the signature that the demo has, and the customer's decisions so far. */
export async function sendTrialAcceptance(
  writer: SheetWriter,
  { source, copy, idOf }: TrialCopy,
): Promise<void> {
  const { transaction } = writer;
  const { provider } = await readContent(transaction, source.id);
  // What the provider has not signed cannot be signed by a customer either.
  if (!provider) throw new AppError('NOT_FOUND');
  const { name, title } = provider;
  await signAndSend(copy.id, { version: copy.version, note: '', name, title }, writer);
  const decided = await transaction
    .select()
    .from(acceptanceItems)
    .where(and(eq(acceptanceItems.sheetId, source.id), ne(acceptanceItems.result, 'pending')));
  for (const { id, result, remark, decidedBy, decidedAt } of decided) {
    await transaction
      .update(acceptanceItems)
      .set({ result, remark, decidedBy, decidedAt })
      .where(eq(acceptanceItems.id, idOf(id)));
  }
}
