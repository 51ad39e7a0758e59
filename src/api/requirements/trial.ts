import { eq } from 'drizzle-orm';
import { sendLockedSheet } from '#api/sheets/staff/send.ts';
import type { TrialCopy } from '#api/sheets/trials/copy.ts';
import type { SheetWriter } from '#api/sheets/writer.ts';
import { requirements } from '#db/schema/requirements.ts';

/** Issues the copy as its first version, which waits for an approval. */
export async function sendTrialRequirement(
  writer: SheetWriter,
  { source, copy }: TrialCopy,
): Promise<void> {
  const { transaction } = writer;
  await sendLockedSheet(copy.id, { version: copy.version, note: '' }, writer);
  const [body] = await transaction
    .select({ doneMilestones: requirements.doneMilestones })
    .from(requirements)
    .where(eq(requirements.id, source.id));
  if (body) await transaction.update(requirements).set(body).where(eq(requirements.id, copy.id));
}
