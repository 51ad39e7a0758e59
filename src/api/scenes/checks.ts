import { eq, inArray } from 'drizzle-orm';
import type { KindCheck } from '#api/publishing/kind.ts';
import { plainFiles } from '#contracts/enums/media.ts';
import { panoramaProblem } from '#contracts/panorama-shape.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** Bytes of the film of a turn. */
const MOST_TURN_BYTES = 1_200_000;

/** Whether the viewer can show the panoramas, the model and the film of a scene. */
export const checkScene: KindCheck = async (db, _, { shared }) => {
  if (!shared?.isPublished) return [];
  const { variants, modelId, turnId } = (shared.data ?? {}) as {
    variants?: { panoramaId?: unknown }[];
    modelId?: unknown;
    turnId?: unknown;
  };
  return [
    ...(Array.isArray(variants) ? await checkPanoramas(db, variants) : []),
    ...(typeof modelId === 'string' ? await checkModel(db, modelId) : []),
    ...(typeof turnId === 'string' ? await checkTurn(db, turnId) : []),
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
    const message = picture && panoramaProblem(picture);
    if (!message) return [];
    return [
      {
        severity: 'block',
        code: 'panorama-shape',
        part: 'shared',
        field: `variants.${at}.panoramaId`,
        quote: picture.name,
        message,
      } as const,
    ];
  });
}

async function findFile(db: Executor, id: string) {
  const [file] = await db
    .select({ name: mediaAssets.fileName, mime: mediaAssets.mime, bytes: mediaAssets.bytes })
    .from(mediaAssets)
    .where(eq(mediaAssets.id, id));
  return file;
}

async function checkModel(db: Executor, modelId: string) {
  const file = await findFile(db, modelId);
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

/** A film that old phones play, and that costs no more than looking around. */
async function checkTurn(db: Executor, turnId: string) {
  const file = await findFile(db, turnId);
  if (!file || (file.mime === 'video/mp4' && file.bytes <= MOST_TURN_BYTES)) return [];
  const megabytes = (file.bytes / 1_000_000).toFixed(1);
  return [
    {
      severity: 'block',
      code: 'scene-turn',
      part: 'shared',
      field: 'turnId',
      quote: file.name,
      message: {
        zh: `“${file.name}”（${file.mime}，${megabytes} MB）不能用作环视短片，请换成不超过 1.2 MB 的 MP4。`,
        en: `“${file.name}” (${file.mime}, ${megabytes} MB) cannot be the film of a turn: choose an MP4 of at most 1.2 MB.`,
      },
    } as const,
  ];
}
