import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { invalidField, notFound } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { type CommentAnchor, PANORAMA_PART } from '#contracts/sheets/comments.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { readComments, writeComment } from './comments.ts';
import type { AnnouncedSubject } from './notify.ts';
import type { addCommentOnScene, listCommentsOfScene } from './staff-contract.ts';

/**
 * Refuses a place that a scene does not have. A comment is on the whole scene, or on a point of the
 * panorama of one of its lights.
 * @throws AppError VALIDATION_FAILED
 */
export async function requirePlace(
  db: Executor,
  sceneId: string,
  { part, key, point, box }: CommentAnchor,
  locale: Locale,
): Promise<void> {
  const { variants } = await readScene(db, sceneId);
  if (part === 'sheet' && !key && !point && !box) return;
  const light = variants.find((variant) => variant.key === key);
  if (part === PANORAMA_PART && light?.panoramaId && point && !box) return;
  throw invalidField('anchor', noPlace[locale]);
}

/** What the messages on a comment say of a scene. */
export async function sceneSubject(db: Executor, id: string): Promise<AnnouncedSubject> {
  const [scene] = await db.select({ name: sceneNames.zh }).from(scenes).where(eq(scenes.id, id));
  return { number: scene?.name ?? '', page: `content/scene/${id}?view=links`, ownerId: null };
}

/** The comments on a scene, with the light in whose panorama each is. @throws AppError NOT_FOUND */
export async function readCommentsOfScene(
  db: Executor,
  id: string,
  locale: Locale,
): Promise<RouteData<typeof listCommentsOfScene>> {
  const { variants } = await readScene(db, id);
  const { items } = await readComments(db, { kind: 'scene', id });
  return {
    items: items.map((item) => {
      const light = variants.find(({ key }) => key === item.anchor.key);
      const names = light && { zh: light.labelZh, en: light.labelEn };
      return { ...item, partTitle: names ? pickText(names, locale) : null };
    }),
  };
}

/** Writes the comment of a member of staff on a scene. @throws AppError NOT_FOUND */
export async function commentOnSceneAsStaff(
  id: string,
  { anchor, parentId, body }: RouteInput<typeof addCommentOnScene>['body'],
  { transaction, staff, audit, locale }: StaffWriteCall,
): Promise<RouteData<typeof addCommentOnScene>['comment']> {
  if (parentId) await readScene(transaction, id);
  else await requirePlace(transaction, id, anchor, locale);
  const written = await writeComment(
    transaction,
    { kind: 'scene', id },
    { anchor, parentId, body, party: 'provider', authorName: staff.name, staffId: staff.id },
  );
  const changes = { comment: [null, written.id] as [null, string] };
  audit({ action: 'comment.add', entityType: 'scene', entityId: id, changes });
  return written;
}

async function readScene(db: Executor, id: string) {
  const [scene = notFound()] = await db
    .select({ variants: scenes.variants })
    .from(scenes)
    .where(eq(scenes.id, id));
  return scene;
}

const noPlace = {
  zh: '场景里没有这个位置。请刷新页面，在全景里重新放下图钉，或对整个场景留言。',
  en: 'The scene has no such place. Reload the page and place the pin again, or comment on the whole scene.',
};
