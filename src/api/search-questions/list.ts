import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchQuestions as asked, searchRecords as records } from '#db/schema/search.ts';
import { searchQuestionHasWords } from '#db/word-search.ts';
import type { listSearchQuestions } from './contract.ts';

type Query = RouteInput<typeof listSearchQuestions>['query'];
export type QuestionFilter = Omit<Query, 'after'>;

/** One page of the records with their questions, the newest first. */
export async function readAskedRecords(
  db: Executor,
  { after, ...filter }: Query,
): Promise<RouteData<typeof listSearchQuestions>> {
  const rows = await db
    .select()
    .from(records)
    .where(and(...filtersOf(filter), after ? lt(records.id, after) : undefined))
    .orderBy(desc(records.id))
    .limit(PAGE_ROWS);
  const { page, next } = cutPage(rows, ({ id }) => id);
  return { items: await withQuestions(db, page), next };
}

/** Records with their questions in both languages. */
async function withQuestions(db: Executor, page: (typeof records.$inferSelect)[]) {
  const ids = page.map(({ id }) => id);
  const lists = await db.select().from(asked).where(inArray(asked.recordId, ids));
  return page.map(({ id, kind, titleZh, titleEn, hasEnglish }) => {
    const [zh, en] = (['zh', 'en'] as const).map(
      (locale) =>
        lists.find((list) => list.recordId === id && list.locale === locale)?.questions ?? [],
    );
    return {
      id,
      kind,
      title: { zh: titleZh, en: titleEn },
      zh: zh ?? [],
      en: hasEnglish ? (en ?? []) : null,
    };
  });
}

/** The conditions of the list's filters. */
function filtersOf({ q, kind, locale, state }: QuestionFilter): (SQL | undefined)[] {
  const ofLocale = locale ? sql`and ${asked.locale} = ${locale}` : sql``;
  const hasSome = sql`exists (select from ${asked} where ${asked.recordId} = ${records.id} ${ofLocale})`;
  return [
    kind ? eq(records.kind, kind) : undefined,
    locale === 'en' ? eq(records.hasEnglish, true) : undefined,
    state && (state === 'some' ? hasSome : sql`not ${hasSome}`),
    q
      ? sql`(${records}.terms @@ content_query(${q}) or ${records.id} = any (array(
          select ${asked.recordId} from ${asked} where ${searchQuestionHasWords(q)})))`
      : undefined,
  ];
}
