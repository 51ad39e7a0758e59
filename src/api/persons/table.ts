import type { Resource } from '#api/transfers/table.ts';
import type { PersonContact } from './contact.ts';
import { findRecords } from './find.ts';

/** All that is stored about a person as a table: one row for each value. */
export const personTable = (contact: PersonContact): Resource<object> => ({
  columns: ['source', 'record', 'createdAt', 'kept', 'field', 'value'].map((name) => ({ name })),
  async *rows(db) {
    const { found } = await findRecords(db, contact);
    for (const { source, records } of found) {
      for (const { title, at, kept, values } of records) {
        const row = { source, record: title, createdAt: at.toISOString(), kept };
        for (const [field, value] of Object.entries(values)) {
          if (isEmpty(value)) continue;
          yield { ...row, field, value: cellValue(value) };
        }
      }
    }
  },
});

function isEmpty(value: unknown): boolean {
  if (value instanceof Date) return false;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === '';
}

function cellValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
