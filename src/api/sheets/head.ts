import { and, eq, isNull, sql } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { SheetStage } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/** What every sheet has, as its row. */
export type SheetHead = typeof sheets.$inferSelect;

/** The title in the language of the sheet. */
export function titleOf({
  locale,
  titleZh,
  titleEn,
}: Pick<SheetHead, 'locale' | 'titleZh' | 'titleEn'>) {
  return locale === 'en' ? (titleEn ?? titleZh) : titleZh;
}

/** Whose move it is, and since when. */
export const waitingOf = ({
  waitingOn: on,
  waitingSince: since,
}: Pick<SheetHead, 'waitingOn' | 'waitingSince'>) => (on && since ? { on, since } : null);

/** What a change asks of a sheet. */
interface Demand {
  /** Version that the writer has seen. */
  version?: number | undefined;
  stages?: readonly SheetStage[] | undefined;
}

/**
 * Locks a sheet that is not in the trash, so that its changes come one after the other.
 * @throws AppError NOT_FOUND, or CONFLICT if it has another version or stage
 */
export async function lockSheet(
  transaction: Executor,
  id: string,
  { version, stages }: Demand = {},
): Promise<SheetHead> {
  const [sheet = notFound()] = await transaction
    .select()
    .from(sheets)
    .where(and(eq(sheets.id, id), isNull(sheets.deletedAt)))
    .for('no key update');
  if (version !== undefined && version !== sheet.version) throw new AppError('CONFLICT');
  if (stages && !stages.includes(sheet.stage)) throw wrongStage(sheet.stage);
  return sheet;
}

/** Raises version and revision of a sheet whose parts do not change. */
export async function reviseSheet(transaction: Executor, id: string): Promise<void> {
  await transaction.execute(sql`select revise_sheets(array[${id}::uuid])`);
}

/** Reads a sheet again, after triggers have raised its version. */
export async function readHead(db: Executor, id: string): Promise<SheetHead> {
  return findById(db, sheets, id);
}

const stageTexts: Record<SheetStage, { zh: string; en: string }> = {
  draft: {
    zh: '单据还是草稿，请先发送。',
    en: 'The sheet is still a draft. Please send it first.',
  },
  open: {
    zh: '单据已经发送给客户，请先撤回。',
    en: 'The sheet was sent to the customer. Please withdraw it first.',
  },
  closed: {
    zh: '单据已经结束，不能再改。',
    en: 'The sheet is closed and cannot be changed any more.',
  },
};

const wrongStage = (stage: SheetStage) => new AppError('CONFLICT', { messages: stageTexts[stage] });
