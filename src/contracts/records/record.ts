import { type StaffRole, staffRoles } from '../enums/staff.ts';
import type { BothTexts, Locale } from '../locale.ts';

export type RecordAction = 'read' | 'create' | 'update' | 'delete';

/**
 * What browser and server know of a kind of plain record: one that is public or in force at once,
 * without drafts and parts. The server's half is its definition in `src/api`, see
 * `src/api/records/definition.ts`.
 */
export interface PlainRecord {
  /** Its name in the audit log, the trash, bulk operations, imports and the search for staff. */
  kind: string;
  name: BothTexts;
  /** Last part of its addresses in the API: `/admin/<path>`, `/admin/exports/<path>`. */
  path: string;
  /** Its name in the table of rights. */
  resource: string;
  /** Roles by action; absent if it shares the resource, which then has one right for all changes. */
  roles?: Readonly<Record<RecordAction, readonly StaffRole[]>>;
  /** Roles that see and change a field; absent if all do who see the record. */
  fieldRoles?: Readonly<Record<string, readonly StaffRole[]>>;
  /**
   * Fields with personal data: exports ask for the password, and the audit log masks them and what was
   * searched for.
   */
  personal?: readonly string[];
  /**
   * Its list in the back office, and the query field by which that finds one record; or `path`, if a
   * record has a screen of its own at `<list>/<id>`.
   */
  screen: { to: string; search?: Readonly<Record<string, string>>; finds: 'id' | 'q' | 'path' };
  /** Names of its fields in the audit log and in tables. */
  fields: Readonly<Record<string, BothTexts>>;
  /** Names of the values of fields that have a few of them. */
  values?: Readonly<Record<string, Readonly<Record<Locale, Readonly<Record<string, string>>>>>>;
  /** Fields that can be set on many records at once: one that is on or off, or one of `values`. */
  settable: readonly string[];
}

const editors = ['administrator', 'editor'] as const;

/** All roles see the records, editors change them. */
export const changedByEditors = {
  read: staffRoles,
  create: editors,
  update: editors,
  delete: editors,
} as const;
