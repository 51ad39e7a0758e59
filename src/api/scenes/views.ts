import { and, eq, sql } from 'drizzle-orm';
import type { Visitor } from '#api/http/call.ts';
import { clientKindOf } from '#api/shares/client-kind.ts';
import { beijingDay } from '#contracts/days.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { scenes, sceneViews } from '#db/schema/scenes.ts';
import type { countSceneView } from './contract.ts';
import { isPublicScene } from './names.ts';

/**
 * Counts a camera and a light that somebody opened. Keys that the scene does not have are left out, so
 * that strangers cannot fill the table; nothing of the visitor is kept.
 */
export async function countView(
  db: Executor,
  sceneId: string,
  { camera, light }: RouteInput<typeof countSceneView>['body'],
  { userAgent }: Visitor,
): Promise<void> {
  if (clientKindOf(userAgent) === 'bot') return;
  const [scene] = await db
    .select({ cameras: scenes.cameras, variants: scenes.variants })
    .from(scenes)
    .where(and(eq(scenes.id, sceneId), isPublicScene));
  const seen = [
    ...(scene?.cameras ?? []).map(({ key }) => ({ part: 'camera' as const, key })),
    ...(scene?.variants ?? []).map(({ key }) => ({ part: 'light' as const, key })),
  ].filter(({ part, key }) => key === (part === 'camera' ? camera : light));
  if (seen.length === 0) return;
  const day = beijingDay(new Date());
  await db
    .insert(sceneViews)
    .values(seen.map((one) => ({ sceneId, day, ...one })))
    .onConflictDoUpdate({
      target: [sceneViews.sceneId, sceneViews.day, sceneViews.part, sceneViews.key],
      set: { views: sql`${sceneViews.views} + 1` },
    });
}
