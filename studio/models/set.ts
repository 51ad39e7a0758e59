import type { Object3D } from 'three';
import type { Dome, Lamp, Point } from '../renders/engine/shot.ts';

/** What is there in one light only: its lamps, and things that change with it. */
export interface ModelLight {
  objects: Object3D;
  lamps: Lamp[];
  dome: Dome;
  exposure: number;
  /** Landscape far away, photographed from the eye. */
  backdrop?: { draw(): Object3D; eye: Point };
}

/** A set to walk around in: what is always there, and its lights by their keys. */
export interface ModelSet {
  always: Object3D;
  lights: Record<string, ModelLight>;
}

export type ModelFactory = () => ModelSet | Promise<ModelSet>;
