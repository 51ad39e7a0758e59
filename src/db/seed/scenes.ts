import type { SceneSpec } from '#contracts/content/scene.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '../connection.ts';
import { sceneProducts, scenes, sceneTranslations } from '../schema/scenes.ts';
import { shareLinks } from '../schema/shares.ts';
import { solutions } from '../schema/solutions.ts';
import type { DemoScene } from './content/scenes/scene.ts';
import { demoScenes } from './content/scenes/scenes.ts';
import { teaTerrace } from './content/scenes/tea-terrace.ts';
import { fileIds, MODEL_FOLDER, mediaIds, TURN_FOLDER } from './media.ts';
import { demoProject } from './projects.ts';

/** Degrees from edge to edge of the panoramas that the studio renders. */
const PANORAMA_WIDTH = 140;

const specsIn = ({ specs }: DemoScene, locale: Locale): SceneSpec[] =>
  specs.map(([labelZh, labelEn, valueZh, valueEn]) =>
    locale === 'zh' ? { label: labelZh, value: valueZh } : { label: labelEn, value: valueEn },
  );

/** Writes the virtual scenes with their public links; one of them belongs to the demo project. */
export async function seedScenes(db: Executor): Promise<void> {
  const pictures = await mediaIds(db);
  const models = await fileIds(db, MODEL_FOLDER);
  const turns = await fileIds(db, TURN_FOLDER);
  const known = new Set(
    (await db.select({ key: solutions.key }).from(solutions)).map((s) => s.key),
  );
  for (const [sort, scene] of demoScenes.entries()) {
    const isOfProject = scene === teaTerrace;
    const { slug, viewpoint, cameras, hotspots, lights } = scene;
    const [row] = await db
      .insert(scenes)
      .values({
        slug,
        solutionKey: known.has(scene.solution) ? scene.solution : null,
        posterId: pictures.get(scene.poster) ?? null,
        modelId: models.get(scene.model ?? '') ?? null,
        turnId: turns.get(scene.turn) ?? null,
        viewpoint,
        panoramaWidth: PANORAMA_WIDTH,
        cameras,
        hotspots,
        variants: lights.map(({ picture, panorama, ...light }) => ({
          ...light,
          pictureId: pictures.get(picture) ?? null,
          panoramaId: pictures.get(panorama) ?? null,
        })),
        listed: !isOfProject,
        projectId: isOfProject ? demoProject.projectId : null,
        sort,
      })
      .returning({ id: scenes.id });
    if (!row) throw new Error('a demo scene was not written');
    const sceneId = row.id;
    await db.insert(sceneTranslations).values(
      locales.map((locale) => ({
        sceneId,
        locale,
        ...scene[locale],
        specs: specsIn(scene, locale),
        status: 'published' as const,
        publishedAt: new Date(),
      })),
    );
    await db
      .insert(sceneProducts)
      .values(scene.products.map((productKey) => ({ sceneId, productKey })));
    await db.insert(shareLinks).values({
      token: scene.token,
      sceneId,
      audience: 'public',
      label: isOfProject ? demoProject.customerName : '公开展示',
    });
  }
}
