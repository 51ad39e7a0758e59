import { and, asc, eq } from 'drizzle-orm';
import { definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import { renderFragment, renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { type CaseShared, type CaseText, caseShared, caseText } from '#contracts/content/case.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { caseMedia, caseProducts, cases, caseTranslations as texts } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { solutions } from '#db/schema/solutions.ts';

const emptyShared: CaseShared = {
  slug: '',
  industry: '',
  solution: '',
  coverId: null,
  featured: false,
  deliveredOn: null,
  sort: 0,
  products: [],
  gallery: [],
};
const emptyText: CaseText = {
  title: '',
  customer: '',
  summary: '',
  challenge: '',
  solution: '',
  equipment: [],
  figures: [],
  quote: null,
  quoteAuthor: null,
  seoTitle: null,
  seoDescription: null,
};

const textOf = (locale: Locale) =>
  definePart<CaseText>({
    schema: caseText,
    empty: emptyText,
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.caseId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, customer, summary, equipment, quote, quoteAuthor, seoTitle } = row;
      const data = {
        title,
        customer,
        summary,
        challenge: row.challengeMarkdown,
        solution: row.solutionMarkdown,
        equipment,
        figures: row.figures.map((figure) => ({ ...figure, before: figure.before ?? null })),
        quote,
        quoteAuthor,
        seoTitle,
        seoDescription: row.seoDescription,
      };
      return { data, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, { challenge, solution, ...fields }) {
      const options = { locale, findMedia: findMediaIn(db) };
      const columns = {
        ...fields,
        challengeMarkdown: challenge,
        challengeHtml: await renderFragment(challenge, options),
        solutionMarkdown: solution,
        solutionHtml: (await renderMarkdown(solution, options)).html,
      };
      await db
        .insert(texts)
        .values({ caseId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.caseId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, customer, summary, challenge, solution, quote, equipment, figures }) => [
      { field: 'title', text: title, form: 'plain' },
      { field: 'customer', text: customer, form: 'plain' },
      { field: 'summary', text: summary, form: 'plain' },
      { field: 'challenge', text: challenge, form: 'markdown' },
      { field: 'solution', text: solution, form: 'markdown' },
      { field: 'quote', text: quote ?? '', form: 'plain' },
      ...equipment.map(({ name, note }, at) => ({
        field: `equipment.${at}`,
        text: [name, note].filter(Boolean).join('\n'),
        form: 'plain' as const,
      })),
      ...figures.map(({ value, label, before, source }, at) => ({
        field: `figures.${at}`,
        text: [value, label, before, source].filter(Boolean).join('\n'),
        form: 'plain' as const,
      })),
    ],
    references: () => [],
  });

const shared = definePart<CaseShared>({
  schema: caseShared,
  empty: emptyShared,
  async read(db, id) {
    const [row] = await db.select().from(cases).where(eq(cases.id, id));
    if (!row) return undefined;
    const { slug, industryKey, solutionKey, coverId, featured, deliveredOn, sort } = row;
    const used = await db
      .select({ key: caseProducts.productKey })
      .from(caseProducts)
      .where(eq(caseProducts.caseId, id));
    const gallery = await db
      .select({
        mediaId: caseMedia.mediaId,
        role: caseMedia.role,
        captionZh: caseMedia.captionZh,
        captionEn: caseMedia.captionEn,
      })
      .from(caseMedia)
      .where(eq(caseMedia.caseId, id))
      .orderBy(asc(caseMedia.sort), asc(caseMedia.mediaId));
    const data = {
      slug,
      industry: industryKey,
      solution: solutionKey,
      coverId,
      featured,
      deliveredOn,
      sort,
      products: productKeys.filter((key) => used.some((product) => product.key === key)),
      gallery: gallery.flatMap(({ mediaId, ...rest }) => (mediaId ? { mediaId, ...rest } : [])),
    };
    return { data, state: 'published', publishedAt: null };
  },
  write: writeShared,
  texts: () => [],
  references: ({ coverId, gallery }) => [
    ...(coverId ? [{ field: 'coverId', kind: 'media', value: coverId } as const] : []),
    ...gallery.map(
      ({ mediaId }, at) => ({ field: `gallery.${at}`, kind: 'media', value: mediaId }) as const,
    ),
  ],
});

function columnsOf({ industry, solution, products: _, gallery: __, ...columns }: CaseShared) {
  return { ...columns, industryKey: industry, solutionKey: solution };
}

async function writeShared(db: Executor, id: string, data: CaseShared): Promise<void> {
  await db.update(cases).set(columnsOf(data)).where(eq(cases.id, id));
  await writeLists(db, id, data);
}

/** Products and gallery are few: they are written anew. */
async function writeLists(db: Executor, caseId: string, { products, gallery }: CaseShared) {
  await db.delete(caseProducts).where(eq(caseProducts.caseId, caseId));
  await db.delete(caseMedia).where(eq(caseMedia.caseId, caseId));
  if (products.length > 0) {
    await db.insert(caseProducts).values(products.map((productKey) => ({ caseId, productKey })));
  }
  if (gallery.length > 0) {
    await db.insert(caseMedia).values(gallery.map((item, sort) => ({ caseId, ...item, sort })));
  }
}

/** Customer cases. */
export const caseKind: PublishableKind = {
  kind: 'case',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: cases, recordId: cases.id },
    { table: texts, recordId: texts.caseId },
    { table: caseProducts, recordId: caseProducts.caseId },
    { table: caseMedia, recordId: caseMedia.caseId },
  ],
  async create(db, data) {
    const content = data as CaseShared;
    const [row] = await db.insert(cases).values(columnsOf(content)).returning({ id: cases.id });
    if (!row) throw new Error('the case was not created');
    await writeLists(db, row.id, content);
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.caseId, id), eq(texts.locale, locale)));
  },
  async remove(db, id) {
    await db.delete(cases).where(eq(cases.id, id));
  },
  path: (slug) => `/cases?case=${slug}`,
  hasEnglish: true,
  async choices(db) {
    const labels = async (table: typeof industries | typeof solutions) => {
      const rows = await db.select().from(table).orderBy(asc(table.sort));
      return rows.map(({ key, nameZh, nameEn }) => ({
        value: key,
        label: { zh: nameZh, en: nameEn },
      }));
    };
    return [
      { name: 'industry', label: { zh: '行业', en: 'Industry' }, values: await labels(industries) },
      { name: 'solution', label: { zh: '直播用途', en: 'Usage' }, values: await labels(solutions) },
      await productChoices(db),
    ];
  },
};
