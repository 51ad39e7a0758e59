import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { findPictures, pictureOf } from '#api/media/service.ts';
import { productColumns, productTexts } from '#api/products/texts.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { products } from '#db/schema/products.ts';
import { sceneProducts, scenes } from '#db/schema/scenes.ts';
import { solutions } from '#db/schema/solutions.ts';
import type { Scene } from './contract.ts';

/** Reads a scene with status `ready`. @throws AppError NOT_FOUND */
export async function readScene(db: Executor, id: string, locale: Locale): Promise<Scene> {
  const { slug, nameZh, nameEn, summaryZh, summaryEn, cameras, variants, specs } =
    getTableColumns(scenes);
  const [row] = await db
    .select({
      scene: { slug, nameZh, nameEn, summaryZh, summaryEn, cameras, variants, specs },
      solution: {
        key: solutions.key,
        nameZh: solutions.nameZh,
        nameEn: solutions.nameEn,
      },
      picture: pictureOf(scenes.posterId, locale),
    })
    .from(scenes)
    .leftJoin(solutions, eq(solutions.key, scenes.solutionKey))
    .where(and(eq(scenes.id, id), eq(scenes.status, 'ready')));
  if (!row) throw new AppError('NOT_FOUND');
  const suitable = await db
    .select({ ...productColumns, cover: pictureOf(products.coverId, locale) })
    .from(sceneProducts)
    .innerJoin(products, eq(products.key, sceneProducts.productKey))
    // Other products have no page to link to.
    .where(and(eq(sceneProducts.sceneId, id), inArray(products.key, [...productKeys])))
    .orderBy(asc(products.sort));

  const text = (zh: string, en: string | null) => pickText({ zh, en }, locale);
  const { scene, solution, picture } = row;
  const keys = scene.variants.flatMap((variant) => variant.picture ?? []);
  const pictures = await findPictures(db, keys, locale);
  return {
    slug: scene.slug,
    name: text(scene.nameZh, scene.nameEn),
    summary: text(scene.summaryZh, scene.summaryEn),
    picture,
    solution: solution && {
      key: solution.key,
      name: text(solution.nameZh, solution.nameEn),
    },
    cameras: scene.cameras.map(({ key, position, target, fov, labelZh, labelEn }) => ({
      key,
      label: text(labelZh, labelEn),
      position,
      target,
      fov,
    })),
    variants: scene.variants.map((variant) => ({
      key: variant.key,
      label: text(variant.labelZh, variant.labelEn),
      daylight: variant.daylight,
      picture: pictures.get(variant.picture ?? '') ?? null,
    })),
    specs: scene.specs.map((spec) => ({
      label: text(spec.labelZh, spec.labelEn),
      value: text(spec.valueZh, spec.valueEn),
    })),
    products: suitable.map((product) => ({
      key: product.key as ProductKey,
      ...productTexts(product, locale),
      cover: product.cover,
    })),
  };
}
