import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findPicturesById, pictureOf } from '#api/media/service.ts';
import { productColumns, productTexts } from '#api/products/texts.ts';
import type { ScenePoint } from '#contracts/content/scene.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { products } from '#db/schema/products.ts';
import { sceneProducts, scenes, sceneTranslations } from '#db/schema/scenes.ts';
import { solutions } from '#db/schema/solutions.ts';
import type { Scene } from './contract.ts';

const turns = alias(mediaAssets, 'turn');

/** Reads a scene whose Chinese text is public. @throws AppError NOT_FOUND */
export async function readScene(db: Executor, id: string, locale: Locale): Promise<Scene> {
  const [row] = await db
    .select({
      scene: scenes,
      solution: {
        key: solutions.key,
        nameZh: solutions.nameZh,
        nameEn: solutions.nameEn,
      },
      picture: pictureOf(scenes.posterId, locale),
      model: { file: mediaAssets.storageKey, bytes: mediaAssets.bytes },
      turn: turns.storageKey,
    })
    .from(scenes)
    .leftJoin(solutions, eq(solutions.key, scenes.solutionKey))
    .leftJoin(mediaAssets, eq(mediaAssets.id, scenes.modelId))
    .leftJoin(turns, eq(turns.id, scenes.turnId))
    .where(eq(scenes.id, id));
  const shown = await readText(db, id, locale);
  if (!row || !shown) throw new AppError('NOT_FOUND');
  const suitable = await db
    .select({ ...productColumns, cover: pictureOf(products.coverId, locale) })
    .from(sceneProducts)
    .innerJoin(products, eq(products.key, sceneProducts.productKey))
    // Other products have no page to link to.
    .where(and(eq(sceneProducts.sceneId, id), inArray(products.key, [...productKeys])))
    .orderBy(asc(products.sort));

  const text = (zh: string, en: string | null) => pickText({ zh, en }, locale);
  const { scene, solution, picture, model } = row;
  const ids = scene.variants.flatMap(({ pictureId, panoramaId }) =>
    [pictureId, panoramaId].flatMap((one) => one ?? []),
  );
  const pictures = await findPicturesById(db, ids, locale);
  return {
    slug: scene.slug,
    name: shown.title,
    summary: shown.summary,
    picture,
    solution: solution && {
      key: solution.key,
      name: text(solution.nameZh, solution.nameEn),
    },
    viewpoint: vectorOf(scene.viewpoint),
    panoramaWidth: scene.panoramaWidth,
    model,
    turn: row.turn,
    cameras: scene.cameras.map(({ key, position, target, fov, labelZh, labelEn }) => ({
      key,
      label: text(labelZh, labelEn),
      position: vectorOf(position),
      target: vectorOf(target),
      fov,
    })),
    variants: scene.variants.map((variant) => ({
      key: variant.key,
      label: text(variant.labelZh, variant.labelEn),
      daylight: variant.daylight,
      picture: pictures.get(variant.pictureId ?? '') ?? null,
      panorama: pictures.get(variant.panoramaId ?? '') ?? null,
    })),
    hotspots: scene.hotspots.map(({ key, at, labelZh, labelEn, textZh, textEn, product }) => ({
      key,
      label: text(labelZh, labelEn),
      text: textZh && text(textZh, textEn),
      at: vectorOf(at),
      product,
    })),
    specs: shown.specs,
    products: suitable.map((product) => ({
      key: product.key as ProductKey,
      ...productTexts(product, locale),
      cover: product.cover,
    })),
  };
}

/** The public text in a language, or in Chinese; undefined for a scene that is not public. */
async function readText(db: Executor, id: string, locale: Locale) {
  const rows = await db
    .select()
    .from(sceneTranslations)
    .where(
      and(
        eq(sceneTranslations.sceneId, id),
        eq(sceneTranslations.status, 'published'),
        lte(sceneTranslations.publishedAt, sql`now()`),
      ),
    );
  const chinese = rows.find((text) => text.locale === 'zh');
  return chinese && (rows.find((text) => text.locale === locale) ?? chinese);
}

const vectorOf = ({ x, y, z }: ScenePoint): [x: number, y: number, z: number] => [x, y, z];
