import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { BothTexts, Locale } from '#contracts/locale.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import type { PlainRecord } from '#contracts/records/record.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordRoutes } from './contract.ts';

/** A field with the id or key of another record, which tables have by its name. */
export interface Reference {
  /** What `shown` calls the name of the other record. */
  shownAs: string;
  /** Ids or keys of the records with a name. */
  find(db: Executor, name: string): Promise<string[]>;
}

/** Values of a record by the names of its fields. */
export type Values = Record<string, unknown>;

/** A column with text in every row. */
export type TextColumn = AnyPgColumn<{ data: string; notNull: true }>;

export type RecordTable = PgTable & { id: TextColumn };

/** A change of a record, by a person or by a job in the name of one. */
export interface RecordCall extends RecordWriter {
  site: SiteAddresses;
}

/**
 * The server's half of a kind of plain record. The trash, actions on many, exports, imports and the
 * search for staff read it; `all.ts` lists all kinds.
 */
export interface RecordDefinition {
  record: PlainRecord & { kind: RecordKind };
  table: RecordTable;
  /** What a record is called in the trash, in results of actions and in the search. */
  name: TextColumn | SQL<string>;
  /** What tells a hit of the search from similar ones, and its title, if that is not the name. */
  hit: { title?: SQL<string>; detail: TextColumn | SQL<string> };
  /** The column by which the list is ordered; without one, the newest comes first. */
  order?: TextColumn;
  /** What staff write about a record. */
  fields: z.ZodRawShape;
  /** Filters of the list, and the place in it. */
  query: z.ZodObject;
  /** `hidden`: fields that the reader does not see, so that no search finds records by them. */
  where(filters: Values, hidden: readonly string[]): SQL | undefined;
  /** What is shown of a record besides its fields, such as names of other records. */
  shown?: Readonly<Record<string, SQL>>;
  /** Fields that refer to other records. */
  references?: Readonly<Record<string, Reference>>;
  transfer: TransferRules;
  /** Operations that need nothing but this definition; the domain has the others itself. */
  routes?: Partial<RecordRoutes>;
  /** The fields of a row. */
  valuesOf(row: Values): Values;
  /** Adds a record. @throws AppError VALIDATION_FAILED */
  add(values: Values, call: RecordCall): Promise<{ id: string }>;
  /** Changes the given fields. @throws AppError NOT_FOUND, VALIDATION_FAILED */
  change(id: string, values: Values, call: RecordCall): Promise<void>;
  /** Moves a record to the trash. @throws AppError NOT_FOUND, RECORD_IN_USE */
  remove(id: string, call: RecordCall): Promise<void>;
  /**
   * Makes sure that a deleted record may come back, and says what must differ from its row by now.
   * @throws AppError CONFLICT with the reason
   */
  recover?(id: string, row: Values, call: RecordCall): Promise<Values>;
}

/** How rows of a table become records, and records rows. */
export interface TransferRules {
  /** The column that says which record a row is about; with `id`, a row without one is a new record. */
  key: string;
  /** The form in which keys are stored; by default as they are. */
  normalKey?(key: string): string;
  /** Values of a new record whose row does not give them, besides empty ones where a field may be. */
  defaults?: Values;
  /** Further names of columns in the head of a table, in people's own words. */
  labels?: Readonly<Record<string, readonly string[]>>;
  /** Columns that only an export has. */
  exported?: Readonly<Record<string, SQL>>;
  /** What the values of a row must obey besides their schemas. @throws AppError VALIDATION_FAILED */
  check?(values: Values, context: CheckContext): unknown;
}

export interface CheckContext {
  db: Executor;
  site: SiteAddresses;
  locale: Locale;
  /** The record that is changed; absent for a new one. */
  id?: string;
}

/** Rules for the writes of a kind that needs no functions of its own for them. */
export interface WriteRules {
  /** The field with the name. */
  nameField: string;
  /** No two records may have the same name; what is said if they would. */
  taken?: BothTexts;
  /** Why a record cannot be deleted: what needs it. */
  whyKept?(db: Executor, row: Values): Promise<BothTexts | undefined>;
  /** The columns of what staff wrote, in their normal form. @throws AppError VALIDATION_FAILED */
  stored?(values: Values, locale: Locale): Values;
  /** Fields that the audit log keeps of a deleted record. */
  remembered: readonly string[];
}
