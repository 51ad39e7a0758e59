import { productKeys } from './products.ts';

/** Usages of a live room that have a picture of their own; keys of the solution scenes. */
export const sceneKeys = ['ecommerce', 'launch', 'training', 'medical', 'government'] as const;
/** A usage of a live room with a picture. */
export type SceneKey = (typeof sceneKeys)[number];

/** The drawn pictures that blocks can name. */
export const artKeys = [
  'stage',
  ...productKeys.map((key) => `product-${key}` as const),
  ...sceneKeys.map((key) => `scene-${key}` as const),
] as const;
/** A drawn picture. */
export type ArtKey = (typeof artKeys)[number];

/** The picture of a solution scene; the stage where staff made a scene that has none. */
export function sceneArt(scene: string): ArtKey {
  return artKeys.find((key) => key === `scene-${scene}`) ?? 'stage';
}
