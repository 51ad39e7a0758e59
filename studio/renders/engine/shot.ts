import type { ColorRepresentation, PerspectiveCamera, Scene } from 'three';

export type Point = [x: number, y: number, z: number];

/** A lamp with a cone. `power` in candela at the axis, `angle` half the cone in degrees, `radius` of the glass in metres. */
export interface SpotLamp {
  kind: 'spot';
  at: Point;
  to: Point;
  power: number;
  color?: ColorRepresentation;
  angle?: number;
  /** 0 hard edge … 1 falls off from the axis. */
  penumbra?: number;
  radius?: number;
  /** How strongly the haze shows this lamp; 1 physical, 0 not at all. */
  haze?: number;
  /** Share of the samples (relative); give weak fills less. */
  share?: number;
}

/** A rectangle that shines to its front, softbox or LED wall. `power` in candela straight ahead. */
export interface PanelLamp {
  kind: 'panel';
  at: Point;
  to: Point;
  width: number;
  height: number;
  power: number;
  color?: ColorRepresentation;
  /** A wall showing a picture shines with that picture's colours. */
  picture?: HTMLCanvasElement;
  haze?: number;
  share?: number;
}

export type Lamp = SpotLamp | PanelLamp;

/** Soft light from above; it causes the ambient occlusion. `power` is the irradiance of a free floor. */
export interface Dome {
  power: number;
  top?: ColorRepresentation;
  side?: ColorRepresentation;
  /** Half-size in metres and centre of what may cast shadow in it. */
  reach?: number;
  centre?: Point;
}

/** Bright rectangle seen in reflections only. */
export interface Reflector {
  at: Point;
  width: number;
  height: number;
  power: number;
  color?: ColorRepresentation;
}

export interface Grade {
  /** Light as sRGB without film curve, bloom, vignette and grade: for pictures that a script develops. */
  raw?: boolean;
  exposure?: number;
  contrast?: number;
  saturation?: number;
  bloom?: number;
  bloomFrom?: number;
  vignette?: number;
  grain?: number;
  /** Tint added in the shadows and multiplied in the lights. */
  lift?: ColorRepresentation;
  gain?: ColorRepresentation;
}

/** One picture: objects, lights and camera. Metres, Y up, floor at 0. */
export interface Shot {
  scene: Scene;
  camera: PerspectiveCamera;
  lamps: Lamp[];
  dome?: Dome;
  reflectors?: Reflector[];
  /** Strength of the reflected surroundings. */
  surroundings?: number;
  /** Distance in metres that is sharp, and radius of the lens in metres (0.01 slight … 0.06 strong blur). */
  focus?: number;
  lens?: number;
  haze?: { density: number; color?: ColorRepresentation; noise?: number };
  /**
   * A picture of things no larger than a hand: shadow maps cover only what the lamps aim at, so
   * fine that shadows touch the feet of things.
   */
  closeUp?: boolean;
  grade?: Grade;
  /** Frames averaged at full quality. */
  samples?: number;
  /** Multisampling within each frame. Without it, hairs thinner than a pixel show as specks. */
  smooth?: boolean;
  size?: [width: number, height: number];
  /** What a vision mixer lays over the finished picture; the context is as large as that. */
  overlay?(context: CanvasRenderingContext2D, width: number, height: number): void;
  /** Called before each frame with the shutter time in [0, 1): moves things for motion blur. */
  shutter?(time: number): void;
}

/** A picture is built anew for each rendering. */
export type ShotFactory = () => Shot | Promise<Shot>;
