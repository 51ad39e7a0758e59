import type { ProductKey } from '#contracts/enums/products.ts';
import type { Database } from '#db/connection.ts';
import { sceneProducts, scenes } from '#db/schema/scenes.ts';
import { addPicture } from './media.ts';
import { onlyRow } from './only-row.ts';

type SceneRow = typeof scenes.$inferInsert;

/** The fields of a scene that tests set. */
interface SceneFields extends Partial<Omit<SceneRow, 'slug'>> {
  slug: string;
  products?: ProductKey[];
}

/** Adds a scene that is ready, by default with a picture of its own; returns its id. */
export async function addScene(
  db: Database,
  { products = [], ...fields }: SceneFields,
): Promise<string> {
  const rows = await db
    .insert(scenes)
    .values({
      nameZh: '场景',
      status: 'ready',
      posterId: fields.posterId ?? (await addPicture(db, fields.slug)),
      ...fields,
    })
    .returning({ id: scenes.id });
  const { id: sceneId } = onlyRow(rows);
  if (products.length > 0) {
    await db.insert(sceneProducts).values(products.map((productKey) => ({ sceneId, productKey })));
  }
  return sceneId;
}
