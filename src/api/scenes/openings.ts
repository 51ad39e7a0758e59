import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { beijingDay } from '#contracts/days.ts';
import type { SceneViewPart } from '#contracts/enums/scenes.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { scenes, sceneViews } from '#db/schema/scenes.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { type listSceneOpenings, type readSceneViews, SCENE_DAYS } from './staff-contract.ts';

const DAY_MS = 86_400_000;

const firstDayOf = (now: Date) => beijingDay(new Date(now.getTime() - (SCENE_DAYS - 1) * DAY_MS));

/** How often scenes were opened by their links in the last days. */
export async function readOpenings(
  db: Executor,
  ids: readonly string[],
  now = new Date(),
): Promise<RouteData<typeof listSceneOpenings>> {
  if (ids.length === 0) return { items: [] };
  const rows = await db
    .select({ id: shareLinks.sceneId, openings: sql<number>`count(*)::int` })
    .from(shareOpenings)
    .innerJoin(shareLinks, eq(shareLinks.id, shareOpenings.linkId))
    .where(
      and(
        inArray(shareLinks.sceneId, [...ids]),
        shareOpenings.granted,
        gte(shareOpenings.openedAt, new Date(`${firstDayOf(now)}T00:00:00+08:00`)),
      ),
    )
    .groupBy(shareLinks.sceneId);
  const counts = new Map(rows.map(({ id, openings }) => [id, openings]));
  return { items: ids.map((id) => ({ id, openings: counts.get(id) ?? 0 })) };
}

/** What was opened of a scene in the last days. @throws AppError NOT_FOUND */
export async function readViews(
  db: Executor,
  id: string,
  now = new Date(),
): Promise<RouteData<typeof readSceneViews>> {
  const scene = await findById(db, scenes, id);
  const firstDay = firstDayOf(now);
  const rows = await db
    .select({
      part: sceneViews.part,
      key: sceneViews.key,
      views: sum(sceneViews.views).mapWith(Number),
    })
    .from(sceneViews)
    .where(and(eq(sceneViews.sceneId, id), gte(sceneViews.day, firstDay)))
    .groupBy(sceneViews.part, sceneViews.key);
  const viewsOf = (part: SceneViewPart, named: readonly Named[]) =>
    named.map(({ key, labelZh, labelEn }) => ({
      key,
      label: { zh: labelZh, en: labelEn },
      views: rows.find((row) => row.part === part && row.key === key)?.views ?? 0,
    }));
  return {
    days: await readDays(db, id, firstDay, beijingDay(now)),
    cameras: viewsOf('camera', scene.cameras),
    lights: viewsOf('light', scene.variants),
  };
}

interface Named {
  key: string;
  labelZh: string;
  labelEn: string | null;
}

/** The openings of each day, the oldest first. */
async function readDays(db: Executor, id: string, firstDay: string, lastDay: string) {
  const { rows } = await db.execute<{ day: string; openings: number }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day,
      (select count(*)::int from share_openings o join share_links l on l.id = o.link_id
        where l.scene_id = ${id} and o.granted
          and o.opened_at >= d::timestamp at time zone 'Asia/Shanghai'
          and o.opened_at < (d::date + 1)::timestamp at time zone 'Asia/Shanghai') as openings
    from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as d
    order by d`);
  return rows;
}
