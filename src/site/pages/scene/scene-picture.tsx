import type { Scene } from '#api/scenes/contract.ts';
import { solutionArt } from '#contracts/enums/art.ts';
import { ArtImage, HeadArt } from '#ui/art-image.tsx';
import { Picture } from '#ui/picture.tsx';

/** The drawing of the scene's solution, for scenes without a picture. */
const artOf = ({ solution }: Scene) => solutionArt(solution?.key ?? 'ecommerce');

/** The picture at the top of a scene's page; it fills its box. */
export function SceneHeadPicture({ scene, alt }: { scene: Scene; alt: string }) {
  if (scene.picture) {
    return <Picture picture={scene.picture} sizes="100vw" priority className="object-[50%_62%]" />;
  }
  return <HeadArt art={artOf(scene)} alt={alt} />;
}

/** The picture of one variant; it fills its box. */
export function VariantPicture({
  scene,
  variant,
}: {
  scene: Scene;
  variant: Scene['variants'][number];
}) {
  if (!variant.picture) return <ArtImage art={artOf(scene)} alt="" />;
  return (
    <Picture
      picture={variant.picture}
      sizes="(width >= 1280px) 600px, (width >= 640px) 50vw, 92vw"
    />
  );
}
