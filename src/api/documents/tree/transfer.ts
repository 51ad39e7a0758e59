import { asc, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { isSame } from '#api/publishing/parts.ts';
import type { Column, Importer, Resource, Values } from '#api/transfers/table.ts';
import { AppError } from '#contracts/errors.ts';
import { sectionFields } from '#contracts/fields/document-sections.ts';
import type { RouteInput } from '#contracts/route.ts';
import { slugSchema } from '#contracts/schemas.ts';
import type { Executor } from '#db/connection.ts';
import { documentSections as sections } from '#db/schema/documents.ts';
import type { updateDocumentSection } from './contract.ts';
import { addSection, changeSection, lockSection, refusePlace, removeSection } from './sections.ts';

type SectionRow = typeof sections.$inferSelect;
type Fields = Omit<RouteInput<typeof updateDocumentSection>['body'], 'updatedAt'>;

const labels: Record<keyof Fields, readonly string[]> = {
  nameZh: ['中文名称', '名称', 'Name'],
  nameEn: ['英文名称'],
  summaryZh: ['中文简介', '简介', 'Summary'],
  summaryEn: ['英文简介'],
};

const columns: Column[] = [
  { name: 'slug', schema: slugSchema },
  { name: 'parent', schema: slugSchema.nullable(), labels: ['上级章节', 'Parent'] },
  ...Object.entries(sectionFields).map(([name, schema]) => ({
    name,
    schema,
    labels: labels[name as keyof Fields],
  })),
];

/** The sections of the learning centre in the order of the tree, with the slug of their parent. */
export const sectionResource: Resource<object> = {
  columns,
  async *rows(db) {
    const rows = await readSections(db);
    const below = (parentId: string | null): Values[] =>
      rows
        .filter((row) => row.parentId === parentId)
        .flatMap((row) => [sectionValues(row, rows), ...below(row.id)]);
    yield* below(null);
  },
};

/** Adds sections at the end of their parent, and changes texts of those whose slug is known. */
export const sectionImporter: Importer = {
  key: 'slug',
  newRows: 'unknown-key',
  required: ['nameZh'],
  async find(db, keys) {
    const rows = await readSections(db);
    const given = rows.filter(({ slug }) => keys.includes(slug));
    return new Map(
      given.map((row) => [row.slug, { id: row.id, values: sectionValues(row, rows) }]),
    );
  },
  problem({ record, values }) {
    const isMoved = record && values.parent !== undefined;
    return isMoved ? { column: 'parent', message: messages.moved } : undefined;
  },
  async check(db, { record, values }) {
    if (record) return undefined;
    const parentId = await findParent(db, values);
    if (parentId === undefined) return { column: 'parent', message: messages.noParent };
    try {
      await refusePlace(db, parentId);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || !error.messages) throw error;
      return { column: 'parent', message: error.messages };
    }
  },
  async apply(call, { record, values }) {
    const fields = fieldsOf({ ...record?.values, ...values });
    const recordId = record?.id ?? (await addRow(call, values, fields)).id;
    if (record) await writeFields(call, recordId, fields);
    const after = await readValues(call.transaction, recordId);
    if (!after) throw new Error('the section was not written');
    return { recordId, name: String(after.nameZh), before: record?.values ?? null, after };
  },
  async undo(call, { recordId, before, after }) {
    const current = await readValues(call.transaction, recordId);
    if (!current || !isSame(current, after)) return false;
    if (before) {
      await writeFields(call, recordId, fieldsOf(before));
      return true;
    }
    try {
      await removeSection(recordId, call);
      return true;
    } catch (error) {
      // Somebody has put something into it.
      if (error instanceof AppError && error.code === 'RECORD_IN_USE') return false;
      throw error;
    }
  },
};

/** All sections, in the order of their siblings; there are few. */
function readSections(db: Executor): Promise<SectionRow[]> {
  return db.select().from(sections).orderBy(asc(sections.sort), asc(sections.id));
}

function sectionValues(row: SectionRow, all: readonly SectionRow[]): Values {
  const parent = all.find(({ id }) => id === row.parentId)?.slug ?? null;
  const { slug, nameZh, nameEn, summaryZh, summaryEn } = row;
  return {
    slug,
    parent,
    nameZh,
    nameEn: nameEn ?? '',
    summaryZh: summaryZh ?? '',
    summaryEn: summaryEn ?? '',
  };
}

async function readValues(db: Executor, id: string): Promise<Values | undefined> {
  const all = await readSections(db);
  const row = all.find((section) => section.id === id);
  return row && sectionValues(row, all);
}

/** The texts of a section; what a new row does not give is empty. */
function fieldsOf(values: Values): Fields {
  const { nameZh = '', nameEn = '', summaryZh = '', summaryEn = '' } = values as Partial<Fields>;
  return { nameZh, nameEn, summaryZh, summaryEn };
}

/** Id of the section that a row names as its parent, null for the top; undefined if there is none. */
async function findParent(
  db: Executor,
  { parent = null }: Values,
): Promise<string | null | undefined> {
  if (parent === null) return null;
  const [row] = await db
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.slug, String(parent)));
  return row?.id;
}

async function addRow(
  call: StaffWriteCall,
  values: Values,
  fields: Fields,
): Promise<{ id: string }> {
  const parentId = await findParent(call.transaction, values);
  if (parentId === undefined)
    throw new AppError('VALIDATION_FAILED', { messages: messages.noParent });
  return addSection({ ...fields, slug: String(values.slug), parentId }, call);
}

async function writeFields(call: StaffWriteCall, id: string, fields: Fields): Promise<void> {
  const { updatedAt } = await lockSection(call.transaction, id);
  await changeSection(id, { ...fields, updatedAt: updatedAt.toISOString() }, call);
}

const messages = {
  noParent: {
    zh: '没有这个上级章节。如果它也是新的，请先导入它。',
    en: 'There is no such parent. If it is new too, import it first.',
  },
  moved: {
    zh: '表格不移动章节，请在目录树里移动。',
    en: 'A table does not move sections. Move them in the tree.',
  },
} as const;
