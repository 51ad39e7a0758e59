import type { Scene } from '#api/scenes/contract.ts';
import type { Picture } from '#contracts/picture.ts';
import { type Look, lookOf } from './direction.ts';

/** A light of a scene in which one can look around. */
export type PanoramaLight = Scene['variants'][number] & { panorama: Picture };

/** The lights that have a panorama. */
export const panoramaLights = ({ variants }: Pick<Scene, 'variants'>): PanoramaLight[] =>
  variants.flatMap((light) => (light.panorama ? [{ ...light, panorama: light.panorama }] : []));

/** Look of a camera, of the first one without a name, or straight ahead. */
export function lookOfCamera({ cameras, viewpoint }: Scene, key?: string): Look {
  const camera = cameras.find((one) => one.key === key) ?? cameras[0];
  return camera ? lookOf(viewpoint, camera) : { yaw: 0, pitch: 0, fov: 60 };
}
