import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { choicesIn, productChoices } from '#api/publishing/choices.ts';
import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import { productList } from '#api/publishing/stored/product-list.ts';
import {
  type SceneShared,
  type SceneText,
  sceneShared,
  sceneText,
} from '#contracts/content/scene.ts';
import { AppError } from '#contracts/errors.ts';
import { sceneProducts, scenes, sceneTranslations } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { solutions } from '#db/schema/solutions.ts';
import { checkScene } from './checks.ts';

const emptyShared: SceneShared = {
  slug: '',
  solution: null,
  posterId: null,
  modelId: null,
  turnId: null,
  products: [],
  viewpoint: { x: 0, y: 1.6, z: 3 },
  panoramaWidth: 360,
  cameras: [],
  variants: [],
  hotspots: [],
  listed: false,
  projectId: null,
  sort: 0,
};
const emptyText: SceneText = { title: '', summary: '', specs: [] };

const hasLinks = {
  zh: '还有链接能打开这个场景，不能删除。请先在“链接”里停用它们。',
  en: 'Links open this scene, so it cannot be deleted. Revoke them under “Links” first.',
};

/** Last part of the address of a preview: in its transaction there is such a link. */
const previewToken = (slug: string) => `preview-${slug}`;

/** Virtual scenes. Only shared links open them, so no link of a text names one. */
export const sceneKind: PublishableKind = storedKind({
  kind: 'scene',
  shared: {
    schema: sceneShared,
    empty: emptyShared,
    table: scenes,
    columns: { solution: 'solutionKey' },
    lists: { products: productList(sceneProducts, 'sceneId') },
    texts: ({ cameras, variants, hotspots }) =>
      Object.entries({ cameras, variants, hotspots }).flatMap(([list, entries]) =>
        entries.flatMap((entry, at) =>
          Object.entries(entry).flatMap(([name, text]) =>
            /Zh$|En$/.test(name) && typeof text === 'string'
              ? plainTexts({ [`${list}.${at}.${name}`]: text })
              : [],
          ),
        ),
      ),
    references: ({ posterId, modelId, turnId, variants }) => [
      ...mediaReferences({ posterId, modelId, turnId }),
      ...variants.flatMap(({ pictureId, panoramaId }, at) =>
        mediaReferences({
          [`variants.${at}.pictureId`]: pictureId,
          [`variants.${at}.panoramaId`]: panoramaId,
        }),
      ),
    ],
  },
  text: {
    schema: sceneText,
    empty: emptyText,
    table: sceneTranslations,
    recordId: 'sceneId',
    texts: ({ title, summary, specs }) => [
      ...plainTexts({ title, summary }),
      ...specs.flatMap(({ label, value }, at) =>
        plainTexts({ [`specs.${at}`]: `${label}\n${value}` }),
      ),
    ],
  },
  alsoDrafted: [{ table: shareLinks, recordId: shareLinks.sceneId }],
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
  check: checkScene,
  path: (slug) => `/share/${previewToken(slug)}`,
  hasPage: false,
  hasEnglish: false,
  choices: async (db) => [
    await choicesIn(db, solutions, { name: 'solution', label: { zh: '直播用途', en: 'Usage' } }),
    await productChoices(db),
  ],
});
