import type { SheetEventKind } from '#contracts/sheets/events.ts';
import type { Executor } from '#db/connection.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import type { SheetHead } from './head.ts';

/** Entries of the timeline whose kind says it all, in the language of the sheet. */
const texts: Partial<Record<SheetEventKind, { zh: string; en: string }>> = {
  created: { zh: '单据建立。', en: 'The sheet was made.' },
  sent: { zh: '单据已发送给客户。', en: 'The sheet was sent to the customer.' },
  changed: { zh: '单据有了新版本。', en: 'The sheet has a new version.' },
  withdrawn: { zh: '单据已撤回修改。', en: 'The sheet was taken back to be changed.' },
  closed: { zh: '单据已结束。', en: 'The sheet was closed.' },
};

type EventRow = typeof sheetEvents.$inferInsert;

/** An entry of the timeline, by staff unless it says otherwise. */
type NewEvent = Pick<EventRow, 'kind'> &
  Partial<Pick<EventRow, 'text' | 'party' | 'staffId' | 'linkId' | 'happenedAt'>>;

/** Adds an entry to the timeline of a sheet; open pages are told when the transaction commits. */
export async function addSheetEvent(
  transaction: Executor,
  { id, locale, revision }: Pick<SheetHead, 'id' | 'locale' | 'revision'>,
  event: NewEvent,
): Promise<void> {
  const text = event.text || texts[event.kind]?.[locale] || '';
  await transaction.insert(sheetEvents).values({ ...event, text, sheetId: id, revision });
}
