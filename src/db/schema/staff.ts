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
    name: text('name').notNull(),
    /** Sign-in name, in lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: staffRoles }).notNull().default('viewer'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    /** Null for a permanent ban. */
    banExpires: instant('ban_expires'),
    /** Sign-in needs a TOTP code. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    locale: text('locale', { enum: locales }).notNull().default('zh'),
    ...times(),
  },
  (t) => [
    uniqueIndex('staff_users_email_key').on(sql`lower(${t.email})`),
    valueCheck(t.role, staffRoles),
    valueCheck(t.locale, locales),
  ],
);

/** A reference to a member of staff; null once the account is deleted. */
export function staffRef(name: string) {
  return uuid(name).references((): AnyPgColumn => staffUsers.id, { onDelete: 'set null' });
}

/** A session of a signed-in person; better-auth's `session`. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Secret in the session cookie. */
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Administrator who uses this session as that person. */
    impersonatedBy: uuid('impersonated_by').references(() => staffUsers.id, {
      onDelete: 'cascade',
    }),
    ...times(),
  },
  (t) => [index().on(t.userId), index().on(t.impersonatedBy), index().on(t.expiresAt)],
);

/** A sign-in method; better-auth's `account`. Here only passwords. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** Provider, `credential` for passwords. */
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
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
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Encrypted TOTP secret. */
    secret: text('secret').notNull(),
    /** Encrypted one-time codes. */
    backupCodes: text('backup_codes').notNull(),
    /** True once a first code was entered. */
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
 * Actions and their actors. Rows are only added; a trigger hashes each one together with the row before and sets
 * position, prev_hash and hash. Write it last in a transaction: all writers wait for one another.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Position in the chain, from 1, without gaps; set by the trigger. */
    position: bigint('position', { mode: 'number' }).notNull().unique().default(0),
    actor: text('actor', { enum: auditActors }).notNull(),
    /** The member of staff or API key; kept after its deletion. */
    actorId: uuid('actor_id'),
    /** Name of the actor at that time. */
    actorLabel: text('actor_label'),
    /** Performed action, e.g. `article.publish`. */
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id'),
    /** Changed fields only; personal data masked. */
    diff: jsonb('diff').$type<Record<string, unknown>>().notNull().default({}),
    /** Request id in the server's log. */
    requestId: text('request_id'),
    /** Hash of the row before; set by the trigger. */
    prevHash: text('prev_hash').notNull().default(''),
    /** SHA-256 over prevHash and this row; set by the trigger. */
    hash: text('hash').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.actor, auditActors),
    index().on(t.entityType, t.entityId, t.position),
    index().on(t.actorId),
    index().on(t.createdAt),
  ],
);
