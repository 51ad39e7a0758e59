/** States of a virtual scene. */
export const sceneStatuses = ['draft', 'ready', 'retired'] as const;
export type SceneStatus = (typeof sceneStatuses)[number];

/** Preferred presentations of a scene; the page falls back to another one if it fails. */
export const scenePresentations = ['model', 'panorama', 'video'] as const;
export type ScenePresentation = (typeof scenePresentations)[number];

/** A point in scene space, in metres. */
export type Vector3 = [x: number, y: number, z: number];

/** A saved camera of a scene. */
export interface SceneCamera {
  key: string;
  labelZh: string;
  labelEn: string | null;
  position: Vector3;
  target: Vector3;
  /** Vertical field of view in degrees. */
  fov: number;
}

/** A variant of a scene: light, time of day or screen content. */
export interface SceneVariant {
  key: string;
  labelZh: string;
  labelEn: string | null;
  /** glTF material variant; null for the model's default. */
  materialVariant: string | null;
  /** Light level from 0 (night) to 1 (day). */
  daylight: number;
  /** Key of its picture in the media library. */
  picture: string | null;
  /** Media asset shown on the scene's screens. */
  screenMediaId: string | null;
}

/** A point of interest in a scene. */
export interface SceneHotspot {
  key: string;
  position: Vector3;
  labelZh: string;
  labelEn: string | null;
  textZh: string | null;
  textEn: string | null;
}

/** A line of a scene's specification table. */
export interface SceneSpec {
  labelZh: string;
  labelEn: string | null;
  valueZh: string;
  valueEn: string | null;
}
