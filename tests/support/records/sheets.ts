import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { Database, Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { onlyRow } from './only-row.ts';

type HeadRow = typeof sheets.$inferInsert;

/** The fields of a sheet's head that tests set, besides those of its body. */
export type HeadFields = Partial<Omit<HeadRow, 'kind'>>;

const headFields = [
  'number',
  'projectId',
  'previousId',
  'titleZh',
  'titleEn',
  'locale',
  'customerName',
  'siteName',
  'stage',
  'waitingOn',
  'waitingSince',
  'revision',
  'revisedAt',
  'ownerId',
  'sentAt',
  'closedAt',
  'deletedAt',
  'offersTrial',
  'trialUntil',
] as const satisfies (keyof HeadRow)[];

let count = 0;

/** Adds a sheet that was sent, with the body that `addBody` writes; returns its id. */
export async function addSheet<Fields extends HeadFields>(
  db: Database,
  kind: SheetKind,
  fields: Fields,
  addBody: (
    transaction: Executor,
    id: string,
    body: Omit<Fields, (typeof headFields)[number]>,
  ) => Promise<unknown>,
): Promise<string> {
  const head: HeadFields = Object.fromEntries(
    headFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])),
  );
  const body = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in head)));
  const stage = head.stage ?? 'open';
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .insert(sheets)
      .values({
        number: `S-${++count}`,
        titleZh: '单据',
        locale: 'zh',
        customerName: '客户',
        siteName: '现场',
        sentAt: stage === 'draft' ? null : new Date(),
        closedAt: stage === 'closed' ? new Date() : null,
        ...head,
        kind,
        stage,
      })
      .returning({ id: sheets.id });
    const { id } = onlyRow(rows);
    await addBody(transaction, id, body as Omit<Fields, (typeof headFields)[number]>);
    return id;
  });
}
