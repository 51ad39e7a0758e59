import { and, eq, inArray, or } from 'drizzle-orm';
import { kindOf, kindsWithPage } from '#api/publishing/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { searchPages } from '#db/schema/search.ts';

interface Title {
  zh: string;
  en: string | null;
}

/** Titles of the records at paths, also below `/en`; paths without a record are left out. */
export async function titlesOf(
  db: Executor,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Title>> {
  const byPath = new Map<string, Title>();
  for (const { path, titleZh, titleEn } of await db.select().from(searchPages)) {
    byPath.set(path, { zh: titleZh, en: titleEn });
  }
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const records = await db
    .select({
      kind: contentRecords.kind,
      name: contentRecords.name,
      zh: contentRecords.titleZh,
      en: contentRecords.titleEn,
    })
    .from(contentRecords)
    .where(
      and(
        inArray(contentRecords.kind, [...kindsWithPage]),
        or(eq(contentRecords.kind, 'page'), inArray(contentRecords.name, names)),
      ),
    );
  for (const { kind, name, zh, en } of records) byPath.set(kindOf(kind).path(name), { zh, en });
  return new Map(
    paths.flatMap((path) => {
      const title = byPath.get(path.replace(/^\/en(?=\/)/, ''));
      return title ? [[path, title]] : [];
    }),
  );
}
