import { inArray } from 'drizzle-orm';
import type { KindCheck } from '#api/publishing/kind.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** How far the shape of a panorama may be from twice as wide as high. */
const TOLERANCE = 0.02;

/** Whether the panoramas of a scene have the shape that the viewer turns them by. */
export const checkScene: KindCheck = async (db, _, { shared }) => {
  const { variants } = (shared?.data ?? {}) as { variants?: { panoramaId?: unknown }[] };
  if (!shared?.isPublished || !Array.isArray(variants)) return [];
  const ids = variants.flatMap(({ panoramaId }) =>
    typeof panoramaId === 'string' ? [panoramaId] : [],
  );
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: mediaAssets.id,
      name: mediaAssets.fileName,
      width: mediaAssets.width,
      height: mediaAssets.height,
    })
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, ids));
  return variants.flatMap(({ panoramaId }, at) => {
    const picture = rows.find(({ id }) => id === panoramaId);
    const { width, height } = picture ?? {};
    if (!picture || !width || !height || Math.abs(width / height / 2 - 1) <= TOLERANCE) return [];
    return [
      {
        severity: 'block',
        code: 'panorama-shape',
        part: 'shared',
        field: `variants.${at}.panoramaId`,
        quote: picture.name,
        message: {
          zh: `全景图“${picture.name}”是 ${width} × ${height} 像素；全景图的宽必须是高的两倍，请换一张。`,
          en: `The panorama “${picture.name}” has ${width} × ${height} pixels. It must be twice as wide as high: choose another one.`,
        },
      } as const,
    ];
  });
};
