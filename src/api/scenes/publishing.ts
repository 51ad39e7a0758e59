import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { definePart, type PartReference, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import {
  type SceneShared,
  type SceneText,
  sceneShared,
  sceneText,
} from '#contracts/content/scene.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { sceneProducts, scenes, sceneTranslations as texts } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { solutions } from '#db/schema/solutions.ts';
import { checkScene } from './checks.ts';

const textOf = (locale: Locale) =>
  definePart<SceneText>({
    schema: sceneText,
    empty: { title: '', summary: '', specs: [] },
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.sceneId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, summary, specs } = row;
      const data = { title, summary, specs };
      return { data, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, columns) {
      await db
        .insert(texts)
        .values({ sceneId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.sceneId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, summary, specs }) => [
      { field: 'title', text: title, form: 'plain' },
      { field: 'summary', text: summary, form: 'plain' },
      ...specs.map(({ label, value }, at) => ({
        field: `specs.${at}`,
        text: `${label}\n${value}`,
        form: 'plain' as const,
      })),
    ],
    references: () => [],
  });

const shared = definePart<SceneShared>({
  schema: sceneShared,
  empty: {
    slug: '',
    solution: null,
    posterId: null,
    modelId: null,
    products: [],
    viewpoint: { x: 0, y: 1.6, z: 3 },
    panoramaWidth: 360,
    cameras: [],
    variants: [],
    hotspots: [],
    listed: false,
    projectId: null,
    sort: 0,
  },
  async read(db, id) {
    const [row] = await db.select().from(scenes).where(eq(scenes.id, id));
    if (!row) return undefined;
    const used = await db
      .select({ key: sceneProducts.productKey })
      .from(sceneProducts)
      .where(eq(sceneProducts.sceneId, id));
    const { slug, solutionKey, posterId, modelId, viewpoint, panoramaWidth, cameras, variants } =
      row;
    const data = {
      slug,
      solution: solutionKey,
      posterId,
      modelId,
      products: productKeys.filter((key) => used.some((product) => product.key === key)),
      viewpoint,
      panoramaWidth,
      cameras,
      variants,
      hotspots: row.hotspots,
      listed: row.listed,
      projectId: row.projectId,
      sort: row.sort,
    };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(scenes).set(columnsOf(data)).where(eq(scenes.id, id));
    await writeProducts(db, id, data);
  },
  texts: ({ cameras, variants, hotspots }) =>
    Object.entries({ cameras, variants, hotspots }).flatMap(([list, entries]) =>
      entries.flatMap((entry, at) =>
        Object.entries(entry).flatMap(([name, text]) =>
          /Zh$|En$/.test(name) && typeof text === 'string'
            ? [{ field: `${list}.${at}.${name}`, text, form: 'plain' as const }]
            : [],
        ),
      ),
    ),
  references: ({ posterId, modelId, variants }) =>
    [
      { field: 'posterId', value: posterId },
      { field: 'modelId', value: modelId },
      ...variants.flatMap(({ pictureId, panoramaId }, at) => [
        { field: `variants.${at}.pictureId`, value: pictureId },
        { field: `variants.${at}.panoramaId`, value: panoramaId },
      ]),
    ].flatMap(({ field, value }): PartReference[] =>
      value ? [{ field, kind: 'media', value }] : [],
    ),
});

function columnsOf({ solution, products: _, ...columns }: SceneShared) {
  return { ...columns, solutionKey: solution };
}

async function writeProducts(db: Executor, sceneId: string, { products }: SceneShared) {
  await db.delete(sceneProducts).where(eq(sceneProducts.sceneId, sceneId));
  if (products.length === 0) return;
  await db.insert(sceneProducts).values(products.map((productKey) => ({ sceneId, productKey })));
}

const hasLinks = {
  zh: '还有链接能打开这个场景，不能删除。请先在“链接”里停用它们。',
  en: 'Links open this scene, so it cannot be deleted. Revoke them under “Links” first.',
};

/** Last part of the address of a preview: in its transaction there is such a link. */
const previewToken = (slug: string) => `preview-${slug}`;

/** Virtual scenes. Only shared links open them, so no link of a text names one. */
export const sceneKind: PublishableKind = {
  kind: 'scene',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: scenes, recordId: scenes.id },
    { table: texts, recordId: texts.sceneId },
    { table: sceneProducts, recordId: sceneProducts.sceneId },
    { table: shareLinks, recordId: shareLinks.sceneId },
  ],
  async create(db, data) {
    const content = data as SceneShared;
    const [row] = await db.insert(scenes).values(columnsOf(content)).returning({ id: scenes.id });
    if (!row) throw new Error('the scene was not created');
    await writeProducts(db, row.id, content);
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.sceneId, id), eq(texts.locale, locale)));
  },
  async checkRemoval(db, id) {
    const [live] = await db
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(
        and(
          eq(shareLinks.sceneId, id),
          isNull(shareLinks.revokedAt),
          or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
        ),
      )
      .limit(1);
    if (live) throw new AppError('CONFLICT', { messages: hasLinks });
  },
  async preview(db, id) {
    const [row] = await db.select({ slug: scenes.slug }).from(scenes).where(eq(scenes.id, id));
    if (!row) return;
    await db
      .insert(shareLinks)
      .values({ token: previewToken(row.slug), sceneId: id, audience: 'public' });
  },
  async remove(db, id) {
    await db.delete(scenes).where(eq(scenes.id, id));
  },
  check: checkScene,
  path: (slug) => `/share/${previewToken(slug)}`,
  hasPage: false,
  hasEnglish: false,
  async choices(db) {
    const rows = await db.select().from(solutions).orderBy(asc(solutions.sort));
    return [
      {
        name: 'solution',
        label: { zh: '直播用途', en: 'Usage' },
        values: rows.map(({ key, nameZh, nameEn }) => ({
          value: key,
          label: { zh: nameZh, en: nameEn },
        })),
      },
      await productChoices(db),
    ];
  },
};
