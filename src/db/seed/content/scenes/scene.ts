import type {
  SceneCamera,
  SceneHotspot,
  ScenePoint,
  SceneVariant,
} from '#contracts/content/scene.ts';
import type { ProductKey } from '#contracts/enums/products.ts';

/** A light of a demo scene, with the keys of its pictures. */
export interface DemoLight extends Omit<SceneVariant, 'pictureId' | 'panoramaId'> {
  picture: string;
  panorama: string;
}

/** A virtual scene of the demo content. The origin is where the presenter stands. */
export interface DemoScene {
  slug: string;
  /** Last part of the address of its public link. */
  token: string;
  /** Key of the kind of live room that it was made for. */
  solution: string;
  /** Key of the picture at the top of its page. */
  poster: string;
  /** Name of its 3D model, if it has one. */
  model?: string;
  /** Name of the film of its turn. */
  turn: string;
  viewpoint: ScenePoint;
  cameras: SceneCamera[];
  hotspots: SceneHotspot[];
  lights: DemoLight[];
  products: ProductKey[];
  /** Lines of the specification: names and values, in Chinese and English. */
  specs: [labelZh: string, labelEn: string, valueZh: string, valueEn: string][];
  zh: { title: string; summary: string };
  en: { title: string; summary: string };
}

type Place = [x: number, y: number, z: number];
const point = ([x, y, z]: Place): ScenePoint => ({ x, y, z });

/** A camera, by its name in both languages. */
export const camera = (
  key: string,
  [labelZh, labelEn]: [zh: string, en: string],
  { from, to, fov }: { from: Place; to: Place; fov: number },
): SceneCamera => ({ key, labelZh, labelEn, position: point(from), target: point(to), fov });

/** A point of interest, by its name and text in both languages. */
export const hotspot = (
  key: string,
  [labelZh, labelEn]: [zh: string, en: string],
  at: Place,
  [textZh, textEn]: [zh: string, en: string],
  product: ProductKey | null = null,
): SceneHotspot => ({ key, labelZh, labelEn, at: point(at), textZh, textEn, product });

/** Lights whose pictures are named after the set and the light. */
export const lightsOf = (
  set: string,
  lights: [key: string, labelZh: string, labelEn: string, daylight: number][],
): DemoLight[] =>
  lights.map(([key, labelZh, labelEn, daylight]) => ({
    key,
    labelZh,
    labelEn,
    daylight,
    picture: `${set}-${key}`,
    panorama: `panorama-${set}-${key}`,
  }));

/** Light of a hall as it goes on air, of which its cover is the picture. */
export const onAir = (set: string, labelZh: string, labelEn: string): DemoLight => ({
  key: 'show',
  labelZh,
  labelEn,
  daylight: 0.2,
  picture: `scene-${set}`,
  panorama: `panorama-${set}-show`,
});
