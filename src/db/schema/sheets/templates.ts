import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '#contracts/locale.ts';
import { sheetKinds } from '#contracts/sheets/kinds.ts';
import { id, localeColumn, times, valueCheck } from '../columns.ts';
import { staffRef } from '../staff.ts';

/** A body that new sheets of its kind can begin with. */
export const sheetTemplates = pgTable(
  'sheet_templates',
  {
    id: id(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    name: text('name').notNull(),
    locale: localeColumn(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, sheetKinds),
    valueCheck(t.locale, locales),
    index().on(t.kind, t.name),
    index().on(t.createdBy),
  ],
);
