import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { projectStages } from '#contracts/enums/projects.ts';
import { locales } from '#contracts/locale.ts';
import { bookings } from './bookings.ts';
import { industries } from './cases.ts';
import { id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { productRef } from './products.ts';
import { staffRef } from './staff.ts';

/** A customer of the provider. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** Full name of the company. */
    name: text('name').notNull(),
    /** Name used in lists. */
    shortName: text('short_name'),
    /** Trade. */
    industryKey: text('industry_key').references(() => industries.key, {
      onDelete: 'restrict',
      onUpdate: 'cascade',
    }),
    /** Region or country. */
    region: text('region'),
    /** Person to speak to. */
    contactName: text('contact_name'),
    /** Telephone in E.164. */
    contactPhone: text('contact_phone'),
    /** Mail address. */
    contactEmail: text('contact_email'),
    /** WeChat account. */
    contactWechat: text('contact_wechat'),
    /** Language of the customer's sheets. */
    locale: text('locale', { enum: locales }).notNull().default('zh'),
    /** Who looks after the customer. */
    ownerId: staffRef('owner_id'),
    /** Notes for staff. */
    note: text('note'),
    /** When the personal data were erased on request. */
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    ruleCheck(t.contactPhone, sql`${t.contactPhone} ~ '^\\+[1-9][0-9]{5,14}$'`),
    index().on(t.name),
    index().on(t.industryKey),
    index().on(t.ownerId),
  ],
);

/** The thread that joins booking, requirement, order, devices, acceptance and report. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** Number that people use. */
    number: text('number').notNull().unique(),
    /** Name in the customer's language. */
    name: text('name').notNull(),
    /** The customer. */
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    /** Booking it began with. */
    bookingId: uuid('booking_id')
      .unique()
      .references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    /** How far it has come. */
    stage: text('stage', { enum: projectStages }).notNull().default('brief'),
    /** Who leads it. */
    ownerId: staffRef('owner_id'),
    /** Zone of the site. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Where the live room is. */
    siteAddress: text('site_address'),
    /** Planned first day on air. */
    goLiveOn: date('go_live_on'),
    /** Notes for staff. */
    note: text('note'),
    ...times(),
  },
  (t) => [
    valueCheck(t.stage, projectStages),
    index().on(t.customerId),
    index().on(t.ownerId),
    index().on(t.stage, t.updatedAt),
  ],
);

/** The project of a sheet; a project with sheets cannot be deleted. */
export function projectRef(name: string) {
  return uuid(name).references((): AnyPgColumn => projects.id, { onDelete: 'restrict' });
}

/** Products that a project delivers. */
export const projectProducts = pgTable(
  'project_products',
  {
    /** The project. */
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The product. */
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.productKey] }), index().on(t.productKey)],
);
