import type { ProductKey } from '#contracts/enums/products.ts';
import type { Database } from '#db/connection.ts';
import { sceneProducts, scenes, sceneTranslations } from '#db/schema/scenes.ts';
import { addPicture } from './media.ts';
import { onlyRow } from './only-row.ts';

type SceneRow = typeof scenes.$inferInsert;
type TextRow = typeof sceneTranslations.$inferInsert;

/** The fields of a scene that tests set. */
interface SceneFields extends Partial<Omit<SceneRow, 'slug'>>, Partial<Pick<TextRow, 'status'>> {
  slug: string;
  nameZh?: string;
  /** Adds an English text. */
  nameEn?: string;
  specs?: { zh: TextRow['specs']; en?: TextRow['specs'] };
  products?: ProductKey[];
}

/** Adds a scene that can be opened, by default with a picture of its own; returns its id. */
export async function addScene(
  db: Database,
  {
    nameZh = '场景',
    nameEn,
    specs = { zh: [] },
    status = 'published',
    products = [],
    ...fields
  }: SceneFields,
): Promise<string> {
  const rows = await db
    .insert(scenes)
    .values({ posterId: fields.posterId ?? (await addPicture(db, fields.slug)), ...fields })
    .returning({ id: scenes.id });
  const { id: sceneId } = onlyRow(rows);
  const state = { sceneId, status, publishedAt: new Date() };
  await db
    .insert(sceneTranslations)
    .values([
      { ...state, locale: 'zh', title: nameZh, specs: specs.zh ?? [] },
      ...(nameEn
        ? [{ ...state, locale: 'en' as const, title: nameEn, specs: specs.en ?? [] }]
        : []),
    ]);
  if (products.length > 0) {
    await db.insert(sceneProducts).values(products.map((productKey) => ({ sceneId, productKey })));
  }
  return sceneId;
}
