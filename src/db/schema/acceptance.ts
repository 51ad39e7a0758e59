import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { acceptanceResults } from '#contracts/enums/acceptance.ts';
import { belongsTo, id, instant, times, valueCheck } from './columns.ts';
import { sheetHead } from './sheets/sheets.ts';
import { workOrders } from './work-orders.ts';

/**
 * A list of what was built, checked and signed by the customer. One hash covers both languages.
 * Triggers refuse changes to what was sent, but for the customer's decisions, and every change to
 * what was decided on as a whole: src/db/functions/acceptance-sheets.sql.
 */
export const acceptanceSheets = pgTable(
  'acceptance_sheets',
  {
    id: sheetHead(),
    orderId: uuid('order_id').references(() => workOrders.id, { onDelete: 'restrict' }),
    /** Rejected sheet that this one replaces. */
    replacesId: uuid('replaces_id')
      .unique()
      .references((): AnyPgColumn => acceptanceSheets.id, { onDelete: 'restrict' }),
    /** Name of the person who is asked to sign; another one may, and is marked. */
    expectedSigner: text('expected_signer'),
    /** The text that the customer signs. */
    statementZh: text('statement_zh').notNull(),
    statementEn: text('statement_en'),
    statementVersion: text('statement_version').notNull().default('1'),
    ...times(),
  },
  (t) => [index().on(t.orderId)],
);

/** An item that the customer checks. */
export const acceptanceItems = pgTable(
  'acceptance_items',
  {
    id: id(),
    sheetId: belongsTo('sheet_id', () => acceptanceSheets.id),
    sort: integer('sort').notNull().default(0),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en'),
    criterionZh: text('criterion_zh').notNull(),
    criterionEn: text('criterion_en'),
    measured: text('measured'),
    result: text('result', { enum: acceptanceResults }).notNull().default('pending'),
    remark: text('remark'),
    /** Name of the person who decided, as given. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.result, acceptanceResults),
    check('acceptance_items_fail_check', sql`${t.result} <> 'fail' or length(${t.remark}) > 0`),
    check(
      'acceptance_items_decided_check',
      sql`num_nonnulls(${t.decidedAt}, ${t.decidedBy}) = case ${t.result} when 'pending' then 0 else 2 end`,
    ),
    index().on(t.sheetId, t.sort),
  ],
);
