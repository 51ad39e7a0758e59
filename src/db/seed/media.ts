import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, like } from 'drizzle-orm';
import { type FindMedia, findMediaIn } from '#content/markdown/text-media.ts';
import { drawingSize, drawingTitle } from '#contracts/drawing.ts';
import { DRAWING_FOLDER, SITE_FOLDER } from '#contracts/enums/media.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { MediaManifest, PictureEntry } from '#contracts/media-manifest.ts';
import type { ModelManifest } from '#contracts/model-manifest.ts';
import { pictureFormats } from '#contracts/picture-files.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Executor } from '../connection.ts';
import { mediaAssets, mediaFolders, mediaVariants } from '../schema/media.ts';
import { products } from '../schema/products.ts';
import { modelTitles, pictureFocus, pictureTexts, turnTitles } from './content/media.ts';

type AssetRow = typeof mediaAssets.$inferInsert;
type VariantRow = Omit<typeof mediaVariants.$inferInsert, 'assetId'>;

/** Pictures at the top of the product pages. */
const productPictures: [product: ProductKey, key: string][] = [
  ['3d', 'live-room-hero'],
  ['cyan', 'cyan-hero'],
  ['flower', 'flower-hero'],
  ['sdk', 'sdk-hero'],
  ['app', 'app-hero'],
];

/** The repository's pictures next to the sources; the built server passes its own folder. */
export const sourceMedia = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../media',
);

/** Folder of the 3D models in `media/`, and first part of their keys. */
export const MODEL_FOLDER = 'models';
/** Folder of the films of turns, in `media/` and in the names of the library. */
export const TURN_FOLDER = 'turns';

export interface SeedMediaOptions {
  /** Folder of the release's pictures. */
  mediaDir?: string;
  /** Store for the files; without it only the records are written. */
  files?: FileStore;
}

/** Adds the release's pictures and diagrams to the media library. */
export async function seedMedia(
  db: Executor,
  { mediaDir = sourceMedia, files }: SeedMediaOptions,
): Promise<void> {
  const manifest = JSON.parse(
    await readFile(path.join(mediaDir, 'manifest.json'), 'utf8'),
  ) as MediaManifest;
  const pictures: Awaited<ReturnType<typeof addPicture>>[] = [];
  // One picture at a time: its files alone are up to a dozen parallel uploads.
  for (const [key, entry] of Object.entries(manifest)) {
    pictures.push(await addPicture(mediaDir, files, key, entry));
  }
  const diagrams = await addDiagrams(path.join(mediaDir, 'diagrams'), files);
  const models = await addModels(path.join(mediaDir, MODEL_FOLDER), files);
  const turns = await addTurns(path.join(mediaDir, TURN_FOLDER), files);
  const rows = [...pictures.map(({ asset }) => asset), ...diagrams, ...models, ...turns];
  if (rows.length === 0) return;
  await db.insert(mediaFolders).values([{ path: SITE_FOLDER }, { path: DRAWING_FOLDER }]);
  const written = await db
    .insert(mediaAssets)
    .values(rows)
    .returning({ id: mediaAssets.id, storageKey: mediaAssets.storageKey });
  const ids = new Map(written.map(({ id, storageKey }) => [storageKey, id]));
  const variantRows = pictures.flatMap(({ asset, variants }) =>
    variants.map((variant) => ({ ...variant, assetId: ids.get(asset.storageKey) ?? '' })),
  );
  if (variantRows.length > 0) await db.insert(mediaVariants).values(variantRows);
  await setProductCovers(db);
}

/** Lists and menus show a product with the picture at the top of its page. */
async function setProductCovers(db: Executor): Promise<void> {
  const ids = await mediaIds(db);
  for (const [product, key] of productPictures) {
    const coverId = ids.get(key);
    if (coverId) await db.update(products).set({ coverId }).where(eq(products.key, product));
  }
}

/** Ids of the pictures that pages refer to, by their keys. */
export async function mediaIds(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: mediaAssets.id, key: mediaAssets.key })
    .from(mediaAssets)
    .innerJoin(mediaVariants, eq(mediaVariants.assetId, mediaAssets.id));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Finds the pictures in demo texts; a missing picture does not stop the start. */
export function seedTextMedia(db: Executor): FindMedia {
  const find = findMediaIn(db);
  return async (names) => {
    const media = await find(names);
    return new Map(names.map((name) => [name, media.get(name) ?? null]));
  };
}

/** Stores a picture's files under keys that contain the hash of their content. */
async function addPicture(
  mediaDir: string,
  files: FileStore | undefined,
  key: string,
  entry: PictureEntry,
): Promise<{ asset: AssetRow; variants: VariantRow[] }> {
  const folder = `media/${key}-${entry.hash}`;
  const variants: VariantRow[] = await Promise.all(
    entry.widths.flatMap((width) =>
      pictureFormats.map(async (format) => {
        const name = `${width}.${format}`;
        const content = await readFile(path.join(mediaDir, key, name));
        const storageKey = `${folder}/${name}`;
        await files?.put(storageKey, content, `image/${format}`);
        const height = Math.round((entry.height * width) / entry.width);
        return { format, width, height, bytes: content.length, storageKey };
      }),
    ),
  );
  const largest = `${entry.widths.at(-1)}.webp`;
  const content = await readFile(path.join(mediaDir, key, largest));
  return {
    asset: {
      key,
      storageKey: `${folder}/${largest}`,
      fileName: `${key}.webp`,
      title: titleOf(key),
      mime: 'image/webp',
      bytes: content.length,
      sha256: sha256(content),
      width: entry.width,
      height: entry.height,
      altZh: pictureTexts[key]?.zh ?? '',
      altEn: pictureTexts[key]?.en ?? null,
      focusX: pictureFocus[key]?.x ?? null,
      focusY: pictureFocus[key]?.y ?? null,
      blur: entry.blur,
      credit: 'npm run studio:render',
      folder: SITE_FOLDER,
    },
    variants,
  };
}

/** Stores the 3D models; scenes name them `models/<name>`. */
async function addModels(folder: string, files: FileStore | undefined): Promise<AssetRow[]> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '{}'),
  ) as ModelManifest;
  return Promise.all(
    Object.entries(manifest).map(async ([name, { hash }]) => {
      const content = await readFile(path.join(folder, `${name}.glb`));
      const key = `${MODEL_FOLDER}/${name}`;
      const storageKey = `media/${key}-${hash}.glb`;
      const mime = 'model/gltf-binary';
      await files?.put(storageKey, content, mime);
      return {
        key,
        storageKey,
        fileName: `${name}.glb`,
        title: modelTitles[name] ?? name,
        mime,
        bytes: content.length,
        sha256: sha256(content),
        credit: 'npm run studio:models',
        folder: SITE_FOLDER,
      };
    }),
  );
}

/** Stores the films of turns through scenes; scenes name them `turns/<name>`. */
async function addTurns(folder: string, files: FileStore | undefined): Promise<AssetRow[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.mp4'));
  return Promise.all(
    names.sort().map(async (fileName) => {
      const content = await readFile(path.join(folder, fileName));
      const hash = sha256(content);
      const { name } = path.parse(fileName);
      const key = `${TURN_FOLDER}/${name}`;
      const storageKey = `media/${key}-${hash.slice(0, 12)}.mp4`;
      await files?.put(storageKey, content, 'video/mp4');
      return {
        key,
        storageKey,
        fileName,
        title: turnTitles[name] ?? name,
        mime: 'video/mp4',
        bytes: content.length,
        sha256: hash,
        credit: 'npm run studio:render -- turns',
        folder: SITE_FOLDER,
      };
    }),
  );
}

/** Ids of the models or films in a folder of `media/`, by their names. */
export async function fileIds(db: Executor, folder: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: mediaAssets.id, key: mediaAssets.key })
    .from(mediaAssets)
    .where(like(mediaAssets.key, `${folder}/%`));
  return new Map(rows.map(({ id, key }) => [key.slice(folder.length + 1), id]));
}

/** The first words of the alternative text, up to a comma. */
function titleOf(key: string): string {
  return pictureTexts[key]?.zh.split(/[，。；]/)[0] || key;
}

/**
 * Stores the diagrams, each in one language: `<name>-zh.svg` and `<name>-en.svg`. Texts name them
 * `diagrams/<name>-zh`; the titles of both files are their alternative texts.
 */
async function addDiagrams(folder: string, files: FileStore | undefined): Promise<AssetRow[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.svg'));
  const contents = new Map<string, Buffer>();
  for (const name of names.sort()) contents.set(name, await readFile(path.join(folder, name)));
  const titleIn = (fileName: string, locale: string) => {
    const twin = contents.get(fileName.replace(/-(?:zh|en)\.svg$/, `-${locale}.svg`));
    return twin ? drawingTitle(twin.toString('utf8')) : '';
  };
  return Promise.all(
    [...contents].map(async ([fileName, content]) => {
      const hash = sha256(content);
      const { name } = path.parse(fileName);
      const key = `diagrams/${name}`;
      const storageKey = `media/${key}-${hash.slice(0, 12)}.svg`;
      const mime = 'image/svg+xml';
      await files?.put(storageKey, content, mime);
      const svg = content.toString('utf8');
      return {
        key,
        storageKey,
        fileName,
        title: drawingTitle(svg) || name,
        mime,
        bytes: content.length,
        sha256: hash,
        ...drawingSize(svg),
        altZh: titleIn(fileName, 'zh'),
        altEn: titleIn(fileName, 'en') || null,
        folder: DRAWING_FOLDER,
      };
    }),
  );
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
