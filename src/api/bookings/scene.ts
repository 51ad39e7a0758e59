import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import { findPicturesById, pictureOf } from '#api/media/service.ts';
import { findView, viewWords } from '#api/scenes/chosen-view.ts';
import { isPublicScene, sceneNames } from '#api/scenes/names.ts';
import { notFound } from '#contracts/errors.ts';
import { pickText } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import type { BookingInput, getBookingScene } from './contract.ts';

/**
 * What the booking page shows of a scene. A scene that was made for a customer is shown only if a public
 * link shows it as well: slugs can be guessed.
 * @throws AppError NOT_FOUND
 */
export async function readBookingScene(
  db: Executor,
  slug: string,
  { locale, ...chosen }: RouteInput<typeof getBookingScene>['query'],
): Promise<RouteData<typeof getBookingScene>> {
  const hasPublicLink = exists(
    db
      .select({ one: sql`1` })
      .from(shareLinks)
      .where(
        and(
          eq(shareLinks.sceneId, scenes.id),
          eq(shareLinks.audience, 'public'),
          isNull(shareLinks.revokedAt),
          or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
        ),
      ),
  );
  const [row = notFound()] = await db
    .select({ ...sceneNames, ...viewParts, picture: pictureOf(scenes.posterId, locale) })
    .from(scenes)
    .where(
      and(
        eq(scenes.slug, slug),
        isPublicScene,
        or(isNull(scenes.projectId), scenes.listed, hasPublicLink),
      ),
    );
  const words = viewWords(row, chosen);
  const pictureId = findView(row, chosen).light?.pictureId;
  const ofLight = pictureId ? await findPicturesById(db, [pictureId], locale) : undefined;
  return {
    slug,
    name: pickText(row, locale),
    view: words && pickText(words, locale),
    picture: ofLight?.get(pictureId ?? '') ?? row.picture,
  };
}

const viewParts = { cameras: scenes.cameras, variants: scenes.variants };

/** The scene that a booking is for, in the chosen view; null for an unknown one. */
export async function findBookingScene(
  db: Executor,
  { scene: slug, camera, light }: Pick<BookingInput, 'scene' | 'camera' | 'light'>,
) {
  const [row] = slug
    ? await db
        .select({ id: scenes.id, name: sceneNames.zh, ...viewParts })
        .from(scenes)
        .where(and(eq(scenes.slug, slug), isPublicScene))
    : [];
  if (!row) return null;
  const view = findView(row, { camera, light });
  const words = viewWords(row, { camera, light });
  return {
    id: row.id,
    camera: view.camera?.key ?? null,
    light: view.light?.key ?? null,
    /** Name and view, for the message to staff. */
    title: words ? `${row.name}（${words.zh}）` : row.name,
  };
}
