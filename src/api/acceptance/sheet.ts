import { and, asc, eq, ne } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { defineSheetKind } from '#api/sheets/kind.ts';
import { bodyMaker, syncRows } from '#api/sheets/rows.ts';
import { type AcceptanceBody, acceptanceBody } from '#contracts/sheets/acceptance.ts';
import { contentOf, sentContent } from '#contracts/sheets/acceptance-record.ts';
import { readAcceptanceRows } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { checkAcceptance } from './checks.ts';
import { readEvidence, writeEvidence } from './evidence.ts';
import { fromProject } from './from-project.ts';
import { standardStatement } from './statement.ts';

const bodyOf = bodyMaker(acceptanceBody);

async function read(db: Executor, id: string): Promise<AcceptanceBody> {
  const sheet = await findById(db, acceptanceSheets, id);
  const items = await db
    .select()
    .from(acceptanceItems)
    .where(eq(acceptanceItems.sheetId, id))
    .orderBy(asc(acceptanceItems.sort), asc(acceptanceItems.id));
  const evidence = await readEvidence(db, id);
  return bodyOf({
    ...sheet,
    items: items.map((item) => ({ ...item, photos: evidence.get(item.id) ?? [] })),
  });
}

/** Decisions on an earlier sending are void: they were made on other content. */
async function write(db: Executor, id: string, { items, ...body }: AcceptanceBody): Promise<void> {
  await db
    .insert(acceptanceSheets)
    .values({ ...body, id, orderId: await findOrder(db, id) })
    .onConflictDoUpdate({ target: acceptanceSheets.id, set: body });
  await syncRows(
    db,
    { table: acceptanceItems, parent: acceptanceItems.sheetId, parentId: id },
    items.map(({ photos: _, ...item }, sort) => ({ ...item, sheetId: id, sort })),
  );
  await writeEvidence(db, id, items);
  await db
    .update(acceptanceItems)
    .set({ result: 'pending', remark: null, decidedBy: null, decidedAt: null })
    .where(and(eq(acceptanceItems.sheetId, id), ne(acceptanceItems.result, 'pending')));
}

/** The work order that a new sheet was made from. */
async function findOrder(db: Executor, id: string): Promise<string | null> {
  const [sheet] = await db
    .select({ previousId: sheets.previousId })
    .from(sheets)
    .where(eq(sheets.id, id));
  if (!sheet?.previousId) return null;
  const [order] = await db
    .select({ id: sheets.id })
    .from(sheets)
    .where(and(eq(sheets.id, sheet.previousId), eq(sheets.kind, 'work-order')));
  return order?.id ?? null;
}

/** The sheet before says nothing of the acceptance that its project does not. */
const nothing = async () => ({});

/** What was built, checked and signed by the customer. */
export const acceptanceKind = defineSheetKind<AcceptanceBody>({
  kind: 'acceptance',
  body: acceptanceBody,
  empty: () => ({ expectedSigner: null, ...standardStatement, items: [] }),
  read,
  write,
  fromProject,
  from: { requirement: nothing, 'device-sheet': nothing, 'work-order': nothing },
  fresh: (body) => ({
    ...body,
    expectedSigner: null,
    items: body.items.map((item) => ({ ...item, measured: null, photos: [] })),
  }),
  // What was sent is signed by the provider: it is withdrawn first.
  editable: ['draft'],
  personal: ['expectedSigner'],
  beforeSend: (_, sheet, body) => checkAcceptance(sheet, body),
  hashed: async (db, sheet) => sentContent(contentOf(await readAcceptanceRows(db, sheet.id))),
  sendsAgain: false,
  sendsItself: true,
  movesTo: 'customer',
  parts: ({ items }) => items.map(({ id, titleZh }) => ({ part: 'item', key: id, title: titleZh })),
});
