import type { SceneCamera, SceneVariant } from '#contracts/content/scene.ts';
import type { LocalizedText } from '#contracts/locale.ts';

/** The parts of a view by their keys; null where the scene has none of that name. */
export interface ChosenView {
  camera: string | null;
  light: string | null;
}

interface SceneParts {
  cameras: readonly SceneCamera[];
  variants: readonly SceneVariant[];
}

/** The camera and the light of a scene that somebody chose; unknown ones are left out. */
export function findView(
  { cameras, variants }: SceneParts,
  { camera, light }: { camera?: string | null | undefined; light?: string | null | undefined },
) {
  return {
    camera: cameras.find(({ key }) => key === camera),
    light: variants.find(({ key }) => key === light),
  };
}

/** A chosen view in words; null if nothing of it was chosen. */
export function viewWords(scene: SceneParts, chosen: Partial<ChosenView>): LocalizedText | null {
  const { camera, light } = findView(scene, chosen);
  const named = [light, camera].flatMap((part) => part ?? []);
  if (named.length === 0) return null;
  const zh = named.map(({ labelZh }) => labelZh).join(' · ');
  return { zh, en: named.map(({ labelZh, labelEn }) => labelEn ?? labelZh).join(' · ') };
}
