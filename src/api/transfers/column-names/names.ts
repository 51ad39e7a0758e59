import { contentKindOf } from '#contracts/content-kinds.ts';
import type { AuditEntity } from '#contracts/enums/audit.ts';
import { type ContentKind, contentKinds } from '#contracts/enums/content.ts';
import { isRecordKind, type RecordKind, recordOf } from '#contracts/records/all.ts';
import type { Column, ColumnNames, Message } from '../table.ts';
import { contentNames, namesByKind } from './content.ts';
import { otherNames } from './others.ts';

/** What exports and imports have tables of: named as in the audit log. */
export type TableResource = ContentKind | RecordKind | (keyof typeof otherNames & AuditEntity);

/** What the interface calls a column of a resource; a name such as `id` stays. */
export function columnName(resource: TableResource, column: string): Message {
  const kind = contentKinds.find((known) => known === resource);
  if (kind) return contentColumnName(kind, column);
  if (isRecordKind(resource))
    return recordOf(resource).fields[column] ?? messageOf(undefined, column);
  const names: ColumnNames = otherNames[resource as keyof typeof otherNames];
  return messageOf(names[column], column);
}

/** The columns of a resource with the names of the interface. */
export const named = (resource: TableResource, columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ ...column, title: columnName(resource, column.name) }));

/** The languages of a content have the same fields, so their columns say which one they are of. */
function contentColumnName(kind: ContentKind, column: string): Message {
  const [, part, field = column] = /^(shared|zh|en)\.(.+)$/.exec(column) ?? [];
  const own = namesByKind[kind];
  const name =
    contentKindOf(kind).fields?.[field] ??
    messageOf(own?.[column] ?? own?.[field] ?? contentNames[field], column);
  if (part === 'zh') return { zh: `${name.zh}（中文）`, en: `${name.en} (Chinese)` };
  if (part === 'en') return { zh: `${name.zh}（英文）`, en: `${name.en} (English)` };
  return name;
}

const messageOf = (name: ColumnNames[string] | undefined, column: string): Message =>
  name ? { zh: name[0], en: name[1] } : { zh: column, en: column };
