import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { auditActors, staffRoles } from '#contracts/enums/staff.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, times, valueCheck } from './columns.ts';

/** A member of staff; maps to better-auth's `user` with its admin and two-factor fields. */
export const staffUsers = pgTable(
  'staff_users',
  {
    id: id(),
    /** Name shown to colleagues and as author. */
    name: text('name').notNull(),
    /** Sign-in name, in lower case. */
    email: text('email').notNull(),
    /** Whether the address was confirmed. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Address of a portrait. */
    image: text('image'),
    /** What the person may do. */
    role: text('role', { enum: staffRoles }).notNull().default('viewer'),
    /** Whether sign-in is blocked. */
    banned: boolean('banned').notNull().default(false),
    /** Why sign-in is blocked. */
    banReason: text('ban_reason'),
    /** When the block ends; never when null. */
    banExpires: instant('ban_expires'),
    /** Whether sign-in asks for a TOTP code. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Language of the back office. */
    locale: text('locale', { enum: locales }).notNull().default('zh'),
    ...times(),
  },
  (t) => [
    uniqueIndex('staff_users_email_key').on(sql`lower(${t.email})`),
    valueCheck(t.role, staffRoles),
    valueCheck(t.locale, locales),
  ],
);

/** A reference to a member of staff that outlives the person's account as null. */
export function staffRef(name: string) {
  return uuid(name).references((): AnyPgColumn => staffUsers.id, { onDelete: 'set null' });
}

/** A sign-in that is still valid; better-auth's `session`. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    /** Who is signed in. */
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Secret in the session cookie. */
    token: text('token').notNull().unique(),
    /** When the session ends. */
    expiresAt: instant('expires_at').notNull(),
    /** Address the session was opened from. */
    ipAddress: text('ip_address'),
    /** Browser the session was opened with. */
    userAgent: text('user_agent'),
    /** Administrator acting as this person. */
    impersonatedBy: uuid('impersonated_by').references(() => staffUsers.id, {
      onDelete: 'cascade',
    }),
    ...times(),
  },
  (t) => [index().on(t.userId), index().on(t.impersonatedBy), index().on(t.expiresAt)],
);

/** A way to sign in; better-auth's `account`, the password provider here. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    /** Whose account it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Identifier at the provider. */
    accountId: text('account_id').notNull(),
    /** Provider, `credential` for passwords. */
    providerId: text('provider_id').notNull(),
    /** Token of an external provider. */
    accessToken: text('access_token'),
    /** Refresh token of an external provider. */
    refreshToken: text('refresh_token'),
    /** Identity token of an external provider. */
    idToken: text('id_token'),
    /** End of the access token. */
    accessTokenExpiresAt: instant('access_token_expires_at'),
    /** End of the refresh token. */
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    /** Scopes granted by an external provider. */
    scope: text('scope'),
    /** Password hash. */
    password: text('password'),
    ...times(),
  },
  (t) => [index().on(t.userId), unique().on(t.providerId, t.accountId)],
);

/** A pending confirmation such as a password reset; better-auth's `verification`. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: id(),
    /** What is confirmed. */
    identifier: text('identifier').notNull(),
    /** Secret that confirms it. */
    value: text('value').notNull(),
    /** When the secret stops working. */
    expiresAt: instant('expires_at').notNull(),
    ...times(),
  },
  (t) => [index().on(t.identifier), index().on(t.expiresAt)],
);

/** Second factor of a member of staff; better-auth's `twoFactor`. */
export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: id(),
    /** Whose factor it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Encrypted TOTP secret. */
    secret: text('secret').notNull(),
    /** Encrypted one-time codes. */
    backupCodes: text('backup_codes').notNull(),
    /** Whether a first code was entered. */
    verified: boolean('verified').default(true),
    /** Wrong codes in a row. */
    failedVerificationCount: integer('failed_verification_count').default(0),
    /** No code is accepted before this moment. */
    lockedUntil: instant('locked_until'),
    ...times(),
  },
  (t) => [index().on(t.userId), index().on(t.secret)],
);

/**
 * Who did what: append-only, each row hashed together with the one before by a trigger, which also
 * sets position, prevHash and hash. Write it last in a transaction: the chain is serial.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Place in the chain, from 1, without gaps; set by the trigger. */
    position: bigint('position', { mode: 'number' }).notNull().unique().default(0),
    /** Kind of actor. */
    actor: text('actor', { enum: auditActors }).notNull(),
    /** The member of staff or API key; kept after its deletion. */
    actorId: uuid('actor_id'),
    /** Name of the actor at that time. */
    actorLabel: text('actor_label'),
    /** What was done, e.g. `article.publish`. */
    action: text('action').notNull(),
    /** Kind of record it was done to. */
    entityType: text('entity_type').notNull(),
    /** Identifier of that record. */
    entityId: text('entity_id'),
    /** Changed fields only; personal data masked. */
    diff: jsonb('diff').$type<Record<string, unknown>>().notNull().default({}),
    /** Request in the server's log. */
    requestId: text('request_id'),
    /** Hash of the row before; set by the trigger. */
    prevHash: text('prev_hash').notNull().default(''),
    /** SHA-256 over prevHash and this row; set by the trigger. */
    hash: text('hash').notNull().default(''),
    /** When it was done. */
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.actor, auditActors),
    index().on(t.entityType, t.entityId, t.position),
    index().on(t.actorId),
    index().on(t.createdAt),
  ],
);
