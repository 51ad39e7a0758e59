import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  clientKinds,
  type ShareKind,
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

/** A generated column: the record id where the link is of one kind, so that it can be a foreign key. */
function sheetColumn(name: string, kind: ShareKind) {
  return uuid(name).generatedAlwaysAs(sql.raw(`case when kind = '${kind}' then record_id end`));
}

/**
 * A secret URL that opens one sheet without an account. `kind` and `record_id` name the sheet;
 * one generated column per kind is the foreign key that deletes the link with its sheet.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    /** Last part of the URL; a UUID if the route has `:uuid`. */
    token: text('token').notNull().unique(),
    kind: text('kind', { enum: shareKinds }).notNull(),
    /** Id of the sheet. */
    recordId: uuid('record_id').notNull(),
    /** Decides which fields of the sheet are shown. */
    audience: text('audience', { enum: shareAudiences }).notNull().default('holder'),
    /** Note for staff: who has the link. */
    label: text('label').notNull().default(''),
    expiresAt: instant('expires_at'),
    /** Hash of the passcode; null if none is needed. */
    passcodeHash: text('passcode_hash'),
    revokedAt: instant('revoked_at'),
    /** Revoked link that this one replaces. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => shareLinks.id, {
      onDelete: 'set null',
    }),
    createdBy: staffRef('created_by'),
    sceneId: sheetColumn('scene_id', 'scene').references(() => scenes.id, { onDelete: 'cascade' }),
    liveReportId: sheetColumn('live_report_id', 'live-report').references(() => liveReports.id, {
      onDelete: 'cascade',
    }),
    workOrderId: sheetColumn('work_order_id', 'work-order').references(() => workOrders.id, {
      onDelete: 'cascade',
    }),
    requirementId: sheetColumn('requirement_id', 'requirement').references(
      () => requirementSheets.id,
      { onDelete: 'cascade' },
    ),
    deviceSheetId: sheetColumn('device_sheet_id', 'device-sheet').references(
      () => deviceSheets.id,
      { onDelete: 'cascade' },
    ),
    acceptanceSheetId: sheetColumn('acceptance_sheet_id', 'acceptance-sheet').references(
      () => acceptanceSheets.id,
      { onDelete: 'cascade' },
    ),
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
    index().on(t.liveReportId),
    index().on(t.workOrderId),
    index().on(t.requirementId),
    index().on(t.deviceSheetId),
    index().on(t.acceptanceSheetId),
  ],
);

/** An opening of a shared link. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Daily mark of the visitor, who counts once per minute. */
    visitorHash: text('visitor_hash').notNull(),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    /** False if the passcode was wrong. */
    granted: boolean('granted').notNull().default(true),
  },
  (t) => [valueCheck(t.client, clientKinds), unique().on(t.linkId, t.openedAt, t.visitorHash)],
);
