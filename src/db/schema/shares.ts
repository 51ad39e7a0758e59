import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientKinds, shareAudiences } from '#contracts/enums/shares.ts';
import { belongsTo, id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { scenes } from './scenes.ts';
import { sheets } from './sheets/sheets.ts';
import { staffRef } from './staff.ts';

/** A secret URL that opens one sheet, or one scene, without an account. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    /** Last part of the URL; a UUID if the route has `:uuid`. */
    token: text('token').notNull().unique(),
    sheetId: uuid('sheet_id').references(() => sheets.id, { onDelete: 'cascade' }),
    sceneId: uuid('scene_id').references(() => scenes.id, { onDelete: 'cascade' }),
    /** Decides which fields of the sheet are shown, and what its holder may do. */
    audience: text('audience', { enum: shareAudiences }).notNull().default('holder'),
    /** Note for staff: who has the link. */
    label: text('label').notNull().default(''),
    /** Name of the person that it was made for, such as the expected signer. */
    holderName: text('holder_name'),
    /** Links of one set show the way to each other's sheets. */
    setId: uuid('set_id'),
    expiresAt: instant('expires_at'),
    /** HMAC of the passcode; null if none is needed. */
    passcodeMac: text('passcode_mac'),
    /** A pass is valid for this passcode only. */
    passcodeSetAt: instant('passcode_set_at'),
    /** Set after too many wrong passcodes on one day. */
    lockedAt: instant('locked_at'),
    revokedAt: instant('revoked_at'),
    /** Revoked link that this one replaces. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => shareLinks.id, {
      onDelete: 'set null',
    }),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    valueCheck(t.audience, shareAudiences),
    ruleCheck(t.token, sql`${t.token} ~ '^[A-Za-z0-9_-]{8,64}$'`),
    check('share_links_target_check', sql`num_nonnulls(${t.sheetId}, ${t.sceneId}) = 1`),
    check(
      'share_links_passcode_check',
      sql`(${t.passcodeMac} is null) = (${t.passcodeSetAt} is null)`,
    ),
    check(
      'share_links_worker_check',
      sql`${t.audience} <> 'worker' or num_nonnulls(${t.passcodeMac}, ${t.expiresAt}) = 2`,
    ),
    index().on(t.sheetId, t.createdAt),
    index().on(t.sceneId),
    index().on(t.setId),
    index().on(t.createdAt),
    index().on(t.replacesId),
    index().on(t.createdBy),
  ],
);

/** An opening of a shared link. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    linkId: belongsTo('link_id', () => shareLinks.id),
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
