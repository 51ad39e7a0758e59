import { asc, eq } from 'drizzle-orm';
import { choicesIn, productChoices } from '#api/publishing/choices.ts';
import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import { productList } from '#api/publishing/stored/product-list.ts';
import type { StoredList } from '#api/publishing/stored/shared-part.ts';
import { renderFragment, renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { type CaseShared, caseShared, caseText } from '#contracts/content/case.ts';
import { caseMedia, caseProducts, cases, caseTranslations } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { solutions } from '#db/schema/solutions.ts';

/** Pictures are few: they are written anew. */
const gallery: StoredList<CaseShared['gallery']> = {
  table: caseMedia,
  recordId: caseMedia.caseId,
  async read(db, id) {
    const rows = await db
      .select({
        mediaId: caseMedia.mediaId,
        role: caseMedia.role,
        captionZh: caseMedia.captionZh,
        captionEn: caseMedia.captionEn,
      })
      .from(caseMedia)
      .where(eq(caseMedia.caseId, id))
      .orderBy(asc(caseMedia.sort), asc(caseMedia.mediaId));
    return rows.flatMap(({ mediaId, ...rest }) => (mediaId ? { mediaId, ...rest } : []));
  },
  async write(db, caseId, items) {
    await db.delete(caseMedia).where(eq(caseMedia.caseId, caseId));
    if (items.length === 0) return;
    await db.insert(caseMedia).values(items.map((item, sort) => ({ caseId, ...item, sort })));
  },
};

/** Customer cases. */
export const caseKind: PublishableKind = storedKind({
  kind: 'case',
  shared: {
    schema: caseShared,
    empty: { featured: false, sort: 0 },
    table: cases,
    columns: { industry: 'industryKey', solution: 'solutionKey' },
    lists: { products: productList(caseProducts, 'caseId'), gallery },
    references: ({ coverId, gallery }) => [
      ...mediaReferences({ coverId }),
      ...gallery.flatMap(({ mediaId }, at) => mediaReferences({ [`gallery.${at}`]: mediaId })),
    ],
  },
  text: {
    schema: caseText,
    table: caseTranslations,
    recordId: 'caseId',
    columns: { challenge: 'challengeMarkdown', solution: 'solutionMarkdown' },
    read: ({ figures }) => ({
      figures: figures.map((figure) => ({ ...figure, before: figure.before ?? null })),
    }),
    async made({ challenge, solution }, { db, locale }) {
      const options = { locale, findMedia: findMediaIn(db) };
      return {
        challengeHtml: await renderFragment(challenge, options),
        solutionHtml: (await renderMarkdown(solution, options)).html,
      };
    },
    texts: ({ title, customer, summary, challenge, solution, quote, equipment, figures }) => [
      ...plainTexts({ title, customer, summary }),
      { field: 'challenge', text: challenge, form: 'markdown' },
      { field: 'solution', text: solution, form: 'markdown' },
      ...plainTexts({ quote }),
      ...equipment.flatMap(({ name, note }, at) =>
        plainTexts({ [`equipment.${at}`]: linesOf(name, note) }),
      ),
      ...figures.flatMap(({ value, label, before, source }, at) =>
        plainTexts({ [`figures.${at}`]: linesOf(value, label, before, source) }),
      ),
    ],
  },
  path: (slug) => `/cases?case=${slug}`,
  hasEnglish: true,
  choices: async (db) => [
    await choicesIn(db, industries, { name: 'industry', label: { zh: '行业', en: 'Industry' } }),
    await choicesIn(db, solutions, { name: 'solution', label: { zh: '直播用途', en: 'Usage' } }),
    await productChoices(db),
  ],
});

const linesOf = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');
