import type { Scene } from '#api/scenes/contract.ts';
import { TeaTerraceArt } from '#site/components/art/tea-terrace-art.tsx';
import { SceneArt, type SceneKind, sceneKinds } from '#site/components/scene-art.tsx';

const isSceneKind = (key: string | undefined): key is SceneKind =>
  sceneKinds.some((kind) => kind === key);

/** The picture of a scene: its own where one was drawn, else that of the use it was made for. */
export function ScenePicture({
  scene,
  title,
  daylight = 1,
}: {
  scene: Scene;
  title?: string;
  /** Light level from 0 (night) to 1 (day). */
  daylight?: number;
}) {
  if (scene.slug === 'yunqi-tea-terrace') {
    return <TeaTerraceArt title={title} daylight={daylight} />;
  }
  const kind = scene.use?.key;
  return <SceneArt title={title} scene={isSceneKind(kind) ? kind : 'ecommerce'} />;
}
