import type { Scene } from '#api/scenes/contract.ts';
import type { Picture } from '#contracts/picture.ts';
import { type Look, lookOf } from './direction.ts';

/** A light of a scene in which one can look around. */
export type PanoramaLight = Scene['variants'][number] & { panorama: Picture };

/** What the address says of the view. */
export interface ViewChoice {
  camera?: string | undefined;
  light?: string | undefined;
}

/** The lights that have a panorama. */
export const panoramaLights = ({ variants }: Pick<Scene, 'variants'>): PanoramaLight[] =>
  variants.flatMap((light) => (light.panorama ? [{ ...light, panorama: light.panorama }] : []));

/** Look of a camera, of the first one without a name, or straight ahead. */
export function lookOfCamera({ cameras, viewpoint }: Scene, key?: string): Look {
  const camera = cameras.find((one) => one.key === key) ?? cameras[0];
  return camera ? lookOf(viewpoint, camera) : { yaw: 0, pitch: 0, fov: 60 };
}

/** The address of a page with a view; what else it says stays. */
export function addressWith(address: string, { camera, light }: ViewChoice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ camera, light })) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.pathname + url.search + url.hash;
}
