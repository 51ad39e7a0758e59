import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { summaryOf } from '#api/publishing/listing.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { documentSections, documents } from '#db/schema/documents.ts';
import {
  type listSectionDocuments,
  MAX_SHOWN_DOCUMENTS,
  type readDocumentTree,
} from './contract.ts';

/** Version of a branch without children. */
const EMPTY = 'empty';

/** Versions of branches by the id of their section, null for the top. */
export async function readBranchVersions(
  db: Executor,
): Promise<(sectionId: string | null) => string> {
  // Hashes of the children and their places, in any order: sorting 100,000 took 150 ms.
  const { rows } = await db.execute<{ parent: string | null; version: string }>(sql`
    select parent, count(*) || '-' || to_hex(bit_xor(place)) as version
    from (
      select parent_id as parent, uuid_hash_extended(id, sort * 2) as place from document_sections
      union all
      select section_id, uuid_hash_extended(id, sort * 2 + 1) from documents
    ) as children
    group by parent`);
  const versions = new Map(rows.map(({ parent, version }) => [parent, version]));
  return (sectionId) => versions.get(sectionId) ?? EMPTY;
}

/** All sections in their order; there are few. */
export async function readTree(db: Executor): Promise<RouteData<typeof readDocumentTree>> {
  const versionOf = await readBranchVersions(db);
  const counts = await db
    .select({ sectionId: documents.sectionId, count: sql<number>`count(*)::integer` })
    .from(documents)
    .innerJoin(contentRecords, eq(contentRecords.id, documents.id))
    .where(isNull(contentRecords.deletedAt))
    .groupBy(documents.sectionId);
  const rows = await db
    .select()
    .from(documentSections)
    .orderBy(asc(documentSections.sort), asc(documentSections.id));
  return {
    version: versionOf(null),
    sections: rows.map(({ id, parentId, slug, ...row }) => ({
      id,
      parentId,
      slug,
      name: { zh: row.nameZh, en: row.nameEn },
      summary: { zh: row.summaryZh ?? '', en: row.summaryEn },
      documents: counts.find(({ sectionId }) => sectionId === id)?.count ?? 0,
      version: versionOf(id),
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}

/** The documents of one section in their order. */
export async function readSectionDocuments(
  db: Executor,
  sectionId: string,
): Promise<RouteData<typeof listSectionDocuments>> {
  const rows = await db
    .select({ record: contentRecords })
    .from(documents)
    .innerJoin(contentRecords, eq(contentRecords.id, documents.id))
    .where(and(eq(documents.sectionId, sectionId), isNull(contentRecords.deletedAt)))
    .orderBy(asc(documents.sort), asc(documents.id))
    .limit(MAX_SHOWN_DOCUMENTS);
  return { items: rows.map(({ record }) => summaryOf(record)) };
}
