import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import { isPublicScene, sceneNames } from '#api/scenes/names.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import type { getBookingScene } from './contract.ts';

/**
 * What the booking page shows of a scene. A scene that was made for a customer is shown only if a public
 * link shows it as well: slugs can be guessed.
 * @throws AppError NOT_FOUND
 */
export async function readBookingScene(
  db: Executor,
  slug: string,
  locale: Locale,
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
  const [row] = await db
    .select({ ...sceneNames, picture: pictureOf(scenes.posterId, locale) })
    .from(scenes)
    .where(
      and(
        eq(scenes.slug, slug),
        isPublicScene,
        or(isNull(scenes.projectId), scenes.listed, hasPublicLink),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  const { picture, ...names } = row;
  return { slug, name: pickText(names, locale), picture };
}

/** The scene that a booking is for; null for an unknown one. */
export async function findBookingScene(db: Executor, slug: string) {
  const [row] = slug
    ? await db
        .select({ id: scenes.id, name: sceneNames.zh })
        .from(scenes)
        .where(and(eq(scenes.slug, slug), isPublicScene))
    : [];
  return row ?? null;
}
