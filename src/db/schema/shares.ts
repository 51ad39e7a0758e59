import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  clientKinds,
  shareAudiences,
  shareKinds,
  uuidShareKinds,
} from '#contracts/enums/shares.ts';
import { acceptanceSheets } from './acceptance.ts';
import { id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { deviceSheets } from './device-sheets.ts';
import { liveReports } from './live-reports.ts';
import { requirementSheets } from './requirements.ts';
import { scenes } from './scenes.ts';
import { staffRef } from './staff.ts';
import { workOrders } from './work-orders.ts';

/** A column that holds recordId for one kind of sheet and carries that kind's foreign key. */
const sheetColumn = (name: string, expression: SQL) => uuid(name).generatedAlwaysAs(expression);

/**
 * An address that opens one sheet without an account. `kind` and `recordId` name the sheet; the
 * generated column of that kind carries the foreign key, so that a link never outlives its sheet.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    /** Last part of the address; a UUID for the kinds whose route says so. */
    token: text('token').notNull().unique(),
    /** Which sheet it opens. */
    kind: text('kind', { enum: shareKinds }).notNull(),
    /** Identifier of that sheet. */
    recordId: uuid('record_id').notNull(),
    /** How much is shown. */
    audience: text('audience', { enum: shareAudiences }).notNull().default('holder'),
    /** Who it was given to. */
    label: text('label').notNull().default(''),
    /** Stops working at this moment. */
    expiresAt: instant('expires_at'),
    /** Hash of the passcode, where one is asked for. */
    passcodeHash: text('passcode_hash'),
    /** When staff revoked it. */
    revokedAt: instant('revoked_at'),
    /** Link that this one was re-issued for. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => shareLinks.id, {
      onDelete: 'set null',
    }),
    /** Who made it. */
    createdBy: staffRef('created_by'),
    /** The virtual scene, generated. */
    sceneId: sheetColumn('scene_id', sql`case when kind = 'scene' then record_id end`).references(
      (): AnyPgColumn => scenes.id,
      { onDelete: 'cascade' },
    ),
    /** The work order, generated. */
    orderId: sheetColumn('order_id', sql`case when kind = 'order' then record_id end`).references(
      (): AnyPgColumn => workOrders.id,
      { onDelete: 'cascade' },
    ),
    /** The requirement, generated. */
    requirementId: sheetColumn(
      'requirement_id',
      sql`case when kind = 'requirement' then record_id end`,
    ).references((): AnyPgColumn => requirementSheets.id, { onDelete: 'cascade' }),
    /** The device sheet, generated. */
    deviceSheetId: sheetColumn(
      'device_sheet_id',
      sql`case when kind = 'device' then record_id end`,
    ).references((): AnyPgColumn => deviceSheets.id, { onDelete: 'cascade' }),
    /** The acceptance sheet, generated. */
    acceptanceId: sheetColumn(
      'acceptance_id',
      sql`case when kind = 'acceptance' then record_id end`,
    ).references((): AnyPgColumn => acceptanceSheets.id, { onDelete: 'cascade' }),
    /** The live report, generated. */
    reportId: sheetColumn(
      'report_id',
      sql`case when kind = 'report' then record_id end`,
    ).references((): AnyPgColumn => liveReports.id, { onDelete: 'cascade' }),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, shareKinds),
    valueCheck(t.audience, shareAudiences),
    ruleCheck(
      t.token,
      sql`${t.token} ~ '^[A-Za-z0-9_-]{8,64}$' and (${t.kind} not in (${sql.raw(uuidShareKinds.map((kind) => `'${kind}'`).join(', '))}) or ${t.token} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`,
    ),
    index().on(t.kind, t.recordId),
    index().on(t.createdAt),
    index().on(t.replacesId),
    index().on(t.createdBy),
    index().on(t.sceneId),
    index().on(t.orderId),
    index().on(t.requirementId),
    index().on(t.deviceSheetId),
    index().on(t.acceptanceId),
    index().on(t.reportId),
  ],
);

/** One opening of a shared link. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    /** The link. */
    linkId: uuid('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** When it was opened. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Daily mark of the visitor, who counts once per minute. */
    visitorMark: text('visitor_mark').notNull(),
    /** Coarse kind of client. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    /** False when the passcode was wrong. */
    granted: boolean('granted').notNull().default(true),
  },
  (t) => [valueCheck(t.client, clientKinds), unique().on(t.linkId, t.openedAt, t.visitorMark)],
);
