import type { z } from 'zod';
import type { ContentKind, ContentPart, PartState } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { Finding } from './contract.ts';
import type { DraftTable } from './draft-tables.ts';

/** A record, as far as its parts are concerned. */
export interface RecordKey {
  id: string;
  kind: ContentKind;
}

/** Content of a part as JSON. */
export type PartData = Record<string, unknown>;

/** Content of a part as the public tables have it. */
export interface StoredPart<Data extends PartData = PartData> {
  data: Data;
  state: PartState;
  publishedAt: Date | null;
}

/** A text in a part, for checks and for the comparison of translations. */
export interface PartText {
  /** Dotted path, such as `body` or `blocks.hero.heading`. */
  field: string;
  text: string;
  form: 'plain' | 'markdown';
}

/** A link or picture that a part names outside its texts. */
export interface PartReference {
  field: string;
  /** A picture by its id or by its key, or a link. */
  kind: 'media' | 'picture' | 'link';
  value: string;
}

/** How the content of one part of a kind is read, written and looked through. */
export interface PartDefinition<Data extends PartData = PartData> {
  /** What may be published. A draft may lack anything but has no other fields. */
  schema: z.ZodObject & z.ZodType<Data>;
  empty: Data;
  read(db: Executor, id: string): Promise<StoredPart<Data> | undefined>;
  /** Makes the content public. It keeps the time at which the part was first published. */
  write(db: Executor, id: string, data: Data): Promise<void>;
  texts(data: Data): PartText[];
  references(data: Data): PartReference[];
}

/** A facet of a kind with its values. */
export interface Choice {
  name: string;
  label: Record<Locale, string>;
  values: { value: string; label: { zh: string; en: string | null } }[];
}

/** A problem that only one kind of content can have. */
export type KindFinding = Omit<Finding, 'message'> & { message: Readonly<Record<Locale, string>> };

/** A part in a check: its content after the publication. */
export interface KindPart {
  data: PartData;
  /** False for a part that stays as it is. */
  isPublished: boolean;
}

/** Finds problems of a kind that neither schemas nor single texts show. Content may be incomplete. */
export type KindCheck = (
  db: Executor,
  record: RecordKey,
  parts: Partial<Record<ContentPart, KindPart>>,
) => Promise<KindFinding[]>;

/** What the publishing of a kind needs to know about it. */
export interface PublishableKind {
  kind: ContentKind;
  parts: Partial<Record<ContentPart, PartDefinition>>;
  /** What `write` of the parts and `preview` write; a preview works on copies of these rows. */
  draftTables: readonly DraftTable[];
  /** Creates a record that is not public from its shared part; absent if code fixes the records. */
  create?(db: Executor, shared: PartData): Promise<string>;
  /** Takes a text offline; absent for kinds without texts of one language. */
  withdraw?(db: Executor, id: string, locale: Locale): Promise<void>;
  /** @throws AppError if a record must stay, so that it cannot be put in the trash */
  checkRemoval?(db: Executor, id: string): Promise<void>;
  /** Makes public what belongs to a record beside its parts, in the copies of a preview. */
  preview?(db: Executor, id: string): Promise<void>;
  /** Deletes a record for good; absent if it cannot be deleted. */
  remove?(db: Executor, id: string): Promise<void>;
  check?: KindCheck;
  /** Chinese path of the page of a record; of the page that shows it, if it has none of its own. */
  path(name: string): string;
  /** Chinese path of the page that shows a record, where the shared part says which one it is. */
  pageOf?(db: Executor, shared: PartData): Promise<string | undefined>;
  /** False for records without a page of their own: no link names them. */
  hasPage?: false;
  /** Whether the page has an English version. */
  hasEnglish: boolean;
  choices(db: Executor): Promise<Choice[]>;
}

/** Declares a part with typed content. */
export function definePart<Data extends PartData>(part: PartDefinition<Data>): PartDefinition {
  return part as unknown as PartDefinition;
}

/** Texts without markup, by their fields; those that are null are left out. */
export const plainTexts = (texts: Readonly<Record<string, string | null>>): PartText[] =>
  Object.entries(texts).flatMap(([field, text]) =>
    text === null ? [] : [{ field, text, form: 'plain' }],
  );

/** Files of the library that a part names, by their fields; those that are null are left out. */
export const mediaReferences = (ids: Readonly<Record<string, string | null>>): PartReference[] =>
  Object.entries(ids).flatMap(([field, value]) => (value ? [{ field, kind: 'media', value }] : []));
