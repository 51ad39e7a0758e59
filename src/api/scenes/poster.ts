import { readPdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { Locale } from '#contracts/locale.ts';
import { addressWith, type ViewChoice } from '#contracts/scene-view.ts';
import type { SharePicture } from '#contracts/share-picture.ts';
import { sceneWords } from '#contracts/sheets/words/scene.ts';
import type { Executor } from '#db/connection.ts';
import { readScene } from './service.ts';

/**
 * What the poster of a view into a scene shows: the picture of its light, and the address of the
 * view. A camera or light that the scene does not have is left out.
 * @throws AppError NOT_FOUND
 */
export async function readScenePoster(
  deps: { db: Executor; publicUrl: string },
  { token, recordId }: { token: string; recordId: string },
  asked: ViewChoice,
  locale: Locale,
): Promise<SharePicture> {
  const scene = await readScene(deps.db, recordId, locale);
  const { provider, address } = await readPdfContext(deps, 'scene', token, locale);
  const camera = scene.cameras.find(({ key }) => key === asked.camera);
  const light = scene.variants.find(({ key }) => key === asked.light);
  const cover = light?.picture ?? scene.picture;
  return {
    subject: 'scene',
    slug: scene.slug,
    locale,
    title: scene.name,
    summary: scene.summary,
    eyebrow: [sceneWords[locale].eyebrow, light?.label, camera?.label].filter(Boolean).join(' · '),
    product: scene.products[0]?.key ?? null,
    cover: cover && { src: cover.src, widths: cover.widths },
    brand: provider,
    url: new URL(addressWith(address, { camera: camera?.key, light: light?.key }), address).href,
  };
}
