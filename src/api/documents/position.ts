import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { documents, documentTranslations as texts } from '#db/schema/documents.ts';
import type { Document } from './contract.ts';
import { ownAndBelow, type SectionRow } from './sections.ts';

/** Maximum number of documents that are listed before and after the current one. */
const NEARBY = 40;

/** Position of a document in the tree: its neighbours and its course. */
export async function readPosition(
  db: Database,
  locale: Locale,
  sections: SectionRow[],
  { id, sectionId }: { id: string; sectionId: string },
): Promise<Pick<Document, 'previous' | 'next' | 'course'>> {
  const nearby = await readNearby(db, locale, sections, id);
  const index = nearby.findIndex((entry) => entry.id === id);
  const at = (position: number) => {
    const entry = nearby[position];
    return entry ? { slug: entry.slug, title: entry.title } : null;
  };
  const top = topOf(sections, sectionId);
  const inCourse = top ? ownAndBelow(sections, top) : [];
  const first = documentsBefore(sections, inCourse);
  return {
    previous: at(index - 1),
    next: at(index + 1),
    course: {
      slug: top?.slug ?? '',
      name: top?.name ?? '',
      position: (nearby[index]?.position ?? 1) - first,
      count: inCourse.reduce((sum, { own }) => sum + own, 0),
      minutes: inCourse.reduce((sum, { minutes }) => sum + minutes, 0),
      documents: nearby
        .filter((entry) => inCourse.some((section) => section.id === entry.sectionId))
        .map(({ slug, title, minutes, position }) => ({
          slug,
          title,
          minutes,
          position: position - first,
        })),
    },
  };
}

/** The public documents around one, numbered from 1 in tree order. */
async function readNearby(db: Database, locale: Locale, sections: SectionRow[], id: string) {
  const inTree = sections.map((section) => section.id);
  const branch = sql`array_position(${sql.param(inTree)}::uuid[], ${documents.sectionId})`;
  const ordered = db.$with('ordered').as(
    db
      .select({
        id: documents.id,
        position:
          sql<number>`row_number() over (order by ${branch}, ${documents.sort}, ${documents.id})`
            .mapWith(Number)
            .as('position'),
      })
      .from(texts)
      .innerJoin(documents, eq(documents.id, texts.documentId))
      .where(isPublicIn(texts, locale)),
  );
  const here = sql`(select position from ordered where id = ${id})`;
  return db
    .with(ordered)
    .select({
      id: documents.id,
      position: ordered.position,
      slug: documents.slug,
      title: texts.title,
      minutes: documents.minutes,
      sectionId: documents.sectionId,
    })
    .from(ordered)
    .innerJoin(documents, eq(documents.id, ordered.id))
    .innerJoin(texts, sql`${texts.documentId} = ${documents.id} and ${texts.locale} = ${locale}`)
    .where(sql`${ordered.position} between ${here} - ${NEARBY} and ${here} + ${NEARBY}`)
    .orderBy(ordered.position);
}

/** The top-level section of a section. */
function topOf(sections: SectionRow[], id: string): SectionRow | undefined {
  const section = sections.find((row) => row.id === id);
  return section?.parentId ? topOf(sections, section.parentId) : section;
}

/** Number of documents before a course; the rows are in tree order. */
function documentsBefore(sections: SectionRow[], course: SectionRow[]): number {
  const start = sections.findIndex(({ id }) => id === course[0]?.id);
  return sections.slice(0, Math.max(0, start)).reduce((sum, { own }) => sum + own, 0);
}
