import type { Scene } from '#api/scenes/contract.ts';
import { type ArtKey, artKeys, solutionArt } from '#contracts/enums/art.ts';
import { ArtImage, HeadArt } from '#ui/art-image.tsx';

/** The scene with its own drawings, one for each variant. */
const DRAWN_SCENE = 'yunqi-tea-terrace';
const DEFAULT_VARIANT = 'noon';

/** The drawing of a scene: its own if it has one, or else that of its solution. */
function artOf({ slug, solution }: Scene, variant: string): ArtKey {
  const drawing = artKeys.find((key) => slug === DRAWN_SCENE && key === `tea-terrace-${variant}`);
  return drawing ?? solutionArt(solution?.key ?? 'ecommerce');
}

/** The picture at the top of a scene's page; it fills its box. */
export function SceneHeadPicture({ scene, alt }: { scene: Scene; alt: string }) {
  return <HeadArt art={artOf(scene, DEFAULT_VARIANT)} alt={alt} />;
}

/** The picture of one variant; it fills its box. */
export function VariantPicture({ scene, variant }: { scene: Scene; variant: string }) {
  return <ArtImage art={artOf(scene, variant)} alt="" />;
}
