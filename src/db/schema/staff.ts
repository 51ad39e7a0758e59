import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffRoles, ticketPurposes } from '#contracts/enums/staff.ts';
import { locales } from '#contracts/locale.ts';
import { belongsTo, countCheck, id, instant, sha256Check, times, valueCheck } from './columns.ts';

/** A member of staff. Accounts are deactivated, never deleted. */
export const staffUsers = pgTable(
  'staff_users',
  {
    id: id(),
    name: text('name').notNull(),
    /** Sign-in name, in lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull().default('viewer'),
    locale: text('locale', { enum: locales }).notNull().default('zh'),
    /** Null until the person has chosen a password. */
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    /** From this time on the role may only be used with a second factor; null if it needs none. */
    twoFactorDueAt: instant('two_factor_due_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** The person cannot sign in since this time; null for active people. */
    deactivatedAt: instant('deactivated_at'),
    /** Counts the changes of name, role, language and state; an edit from an older one is refused. */
    version: integer('version').notNull().default(1),
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

const owner = () => belongsTo('user_id', () => staffUsers.id);

/** A session of a signed-in person. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the secret in the session cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** Time of the last request, rounded to the minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Time when the person last entered the password in this session. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** Signed out, or ended by the person or an administrator. */
    endedAt: instant('ended_at'),
    /** Network of the client: an IPv4 address or an IPv6 /64. */
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [sha256Check(t.tokenHash), index().on(t.userId, t.expiresAt), index().on(t.expiresAt)],
);

/** A secret that can be used once: to complete a sign-in, or to choose a password. */
export const staffTickets = pgTable(
  'staff_tickets',
  {
    id: id(),
    userId: owner(),
    purpose: text('purpose', { enum: ticketPurposes }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.purpose, ticketPurposes),
    sha256Check(t.tokenHash),
    index().on(t.userId),
    index().on(t.expiresAt),
  ],
);

/** The second factor of a member of staff: an authenticator app (TOTP). */
export const staffTwoFactors = pgTable('staff_two_factors', {
  userId: owner().primaryKey(),
  /** The TOTP secret, encrypted under SECRET_KEY. */
  secret: text('secret').notNull(),
  /** Time when the first code was entered; before that it is not asked for. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  ...times(),
});

/** A code that replaces the second factor once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: id(),
    userId: owner(),
    codeHash: text('code_hash').notNull().unique(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [sha256Check(t.codeHash), index().on(t.userId)],
);

/** Failed sign-ins in a row of one email address, also of unknown ones; of one known device; of one session. */
export const staffLockouts = pgTable(
  'staff_lockouts',
  {
    /** HMAC of the address, the device or the session. */
    subjectHash: text('subject_hash').primaryKey(),
    failures: integer('failures').notNull().default(0),
    /** No sign-in is tried before this time. */
    lockedUntil: instant('locked_until'),
    lastFailedAt: instant('last_failed_at').notNull().defaultNow(),
  },
  (t) => [sha256Check(t.subjectHash), countCheck(t.failures), index().on(t.lastFailedAt)],
);
