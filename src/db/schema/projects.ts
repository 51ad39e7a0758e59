import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { productKeys } from '#contracts/enums/products.ts';
import { projectStages } from '#contracts/enums/projects.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { industries } from './industries.ts';
import { staffRef } from './staff.ts';

/** A customer of the provider. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text('name').notNull(),
    /** Short name for lists. */
    shortName: text('short_name'),
    industryKey: text('industry_key').references(() => industries.key, {
      onDelete: 'restrict',
      onUpdate: 'cascade',
    }),
    region: text('region'),
    contactName: text('contact_name'),
    /** Telephone in E.164. */
    contactPhone: text('contact_phone'),
    contactEmail: text('contact_email'),
    contactWechat: text('contact_wechat'),
    /** Language of the customer's sheets. */
    locale: text('locale', { enum: locales }).notNull().default('zh'),
    ownerId: staffRef('owner_id'),
    note: text('note'),
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

/** The project of a customer: joins its booking, requirement, work orders, devices, acceptance and reports. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** Shown to people, e.g. on printed sheets. */
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    /** Booking that started the project; its foreign key is in src/db/functions/foreign-keys.sql. */
    bookingId: uuid('booking_id').unique(),
    /** Keys of the products that it delivers. */
    products: text('products', { enum: productKeys }).array().notNull().default([]),
    stage: text('stage', { enum: projectStages }).notNull().default('brief'),
    ownerId: staffRef('owner_id'),
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    siteAddress: text('site_address'),
    goLiveOn: date('go_live_on'),
    note: text('note'),
    ...times(),
  },
  (t) => [
    valueCheck(t.stage, projectStages),
    ruleCheck(
      t.products,
      sql`${t.products} <@ array[${sql.raw(productKeys.map((key) => `'${key}'`).join(', '))}]`,
    ),
    index().on(t.customerId),
    index().on(t.ownerId),
    index().on(t.stage, t.updatedAt),
  ],
);

/** A reference to the project of a sheet; a project with sheets cannot be deleted. */
export function projectRef(name: string) {
  return uuid(name).references((): AnyPgColumn => projects.id, { onDelete: 'restrict' });
}
