import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/locale.ts';
import type { DraftTable } from '../draft-tables.ts';
import type { PartData, PublishableKind } from '../kind.ts';
import { type SharedFields, sharedPart } from './shared-part.ts';
import { type TextFields, textParts } from './text-parts.ts';

/** What the tables of a kind do not say. */
type Rest = Omit<PublishableKind, 'parts' | 'draftTables' | 'create' | 'withdraw' | 'remove'>;

interface Tables<
  Shared extends PartData,
  SharedTable extends PgTable,
  Text extends PartData,
  TextTable extends PgTable,
> {
  shared: SharedFields<Shared, SharedTable>;
  text: TextFields<Text, TextTable>;
  /** Languages that it has texts in. */
  languages?: readonly Locale[];
  /** Tables that `preview` writes. */
  alsoDrafted?: readonly DraftTable[];
}

/** A kind of content whose records are rows of one table, with their texts in another. */
export function storedKind<
  Shared extends PartData,
  SharedTable extends PgTable,
  Text extends PartData,
  TextTable extends PgTable,
>({
  shared,
  text,
  languages = ['zh', 'en'],
  alsoDrafted = [],
  ...rest
}: Rest & Tables<Shared, SharedTable, Text, TextTable>): PublishableKind {
  const { part, draftTables, create, remove } = sharedPart(shared);
  const texts = textParts(text);
  return {
    ...rest,
    parts: {
      shared: part,
      ...Object.fromEntries(languages.map((locale) => [locale, texts.part(locale)])),
    },
    draftTables: [...draftTables, ...texts.draftTables, ...alsoDrafted],
    create,
    remove,
    withdraw: texts.withdraw,
  };
}
