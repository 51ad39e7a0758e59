import { eq, inArray } from 'drizzle-orm';
import type { KindCheck } from '#api/publishing/kind.ts';
import { plainFiles } from '#contracts/enums/media.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** How far the shape of a panorama may be from twice as wide as high. */
const TOLERANCE = 0.02;

/** Whether the viewer can show the panoramas and the model of a scene. */
export const checkScene: KindCheck = async (db, _, { shared }) => {
  if (!shared?.isPublished) return [];
  const { variants, modelId } = (shared.data ?? {}) as {
    variants?: { panoramaId?: unknown }[];
    modelId?: unknown;
  };
  return [
    ...(Array.isArray(variants) ? await checkPanoramas(db, variants) : []),
    ...(typeof modelId === 'string' ? await checkModel(db, modelId) : []),
  ];
};

/** The shape that the viewer turns panoramas by. */
async function checkPanoramas(db: Executor, variants: { panoramaId?: unknown }[]) {
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
}

async function checkModel(db: Executor, modelId: string) {
  const [file] = await db
    .select({ name: mediaAssets.fileName, mime: mediaAssets.mime })
    .from(mediaAssets)
    .where(eq(mediaAssets.id, modelId));
  if (!file || file.mime in plainFiles.model) return [];
  return [
    {
      severity: 'block',
      code: 'scene-model',
      part: 'shared',
      field: 'modelId',
      quote: file.name,
      message: {
        zh: `“${file.name}”不是 3D 模型，请换成 GLB 文件。`,
        en: `“${file.name}” is not a 3D model: choose a GLB file.`,
      },
    } as const,
  ];
}
