import { and, eq, inArray } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { isPicture, privatePicture, sharedPictureOf } from '#api/shares/pictures.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { RequirementReference } from '#contracts/sheets/requirement.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import type { Requirement } from './contract.ts';

type ShownReference = Requirement['references'][number];

/** The references of a version with their pictures. What is gone by now leaves its words. */
export async function readReferences(
  db: Executor,
  references: readonly RequirementReference[],
  { sheetId, locale, token }: { sheetId: string; locale: Locale; token: string },
): Promise<ShownReference[]> {
  const [photos, pictures, shownScenes] = await Promise.all([
    readPhotos(db, sheetId),
    readPictures(db, references, locale),
    readScenes(db, references, locale),
  ]);
  return references.flatMap(({ key, itemKey, target, caption, marks }): ShownReference[] => {
    if (!target) return [];
    const words = {
      key,
      itemKey,
      caption,
      marks,
      scene: null,
      picture: null,
      photo: null,
      url: null,
    };
    if (target.kind === 'link') return [{ ...words, kind: 'link', url: target.url }];
    if (target.kind === 'scene') {
      const { picture = null, ...scene } = shownScenes.get(target.sceneId) ?? {};
      return [{ ...words, kind: 'scene', picture, scene: 'name' in scene ? scene : null }];
    }
    if (target.kind === 'media') {
      return [{ ...words, kind: 'picture', picture: pictures.get(target.mediaId) ?? null }];
    }
    const photo = photos.get(target.fileId);
    return [
      {
        ...words,
        kind: 'picture',
        photo: photo ? sharedPictureOf({ ...photo, caption }, token) : null,
      },
    ];
  });
}

/** The private pictures of a sheet by their ids. */
async function readPhotos(db: Executor, sheetId: string) {
  const rows = await db
    .select(privatePicture)
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(and(eq(sheetFiles.sheetId, sheetId), isPicture()));
  return new Map(rows.map((photo) => [photo.fileId, photo]));
}

async function readPictures(
  db: Executor,
  references: readonly RequirementReference[],
  locale: Locale,
) {
  const ids = references.flatMap(({ target }) =>
    target?.kind === 'media' ? [target.mediaId] : [],
  );
  const rows = await db
    .select({ id: mediaAssets.id, picture: pictureOf(mediaAssets.id, locale) })
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, ids));
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}

async function readScenes(
  db: Executor,
  references: readonly RequirementReference[],
  locale: Locale,
) {
  const ids = references.flatMap(({ target }) =>
    target?.kind === 'scene' ? [target.sceneId] : [],
  );
  const rows = await db
    .select({
      id: scenes.id,
      ...sceneNames,
      solution: scenes.solutionKey,
      picture: pictureOf(scenes.posterId, locale),
    })
    .from(scenes)
    .where(inArray(scenes.id, ids));
  return new Map(
    rows.map(({ id, zh, en, solution, picture }) => [
      id,
      { name: pickText({ zh, en }, locale), solution, picture },
    ]),
  );
}
