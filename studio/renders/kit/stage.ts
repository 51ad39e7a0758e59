import { type ColorRepresentation, PerspectiveCamera, Scene } from 'three';
import type { Lamp, Point } from '../engine/shot.ts';
import { matter } from './materials.ts';
import { acousticWall, floor, lantern, truss } from './room.ts';
import { at, box, group, rod } from './shapes.ts';

/** Camera of a shot: where it stands, what it looks at, its vertical angle in degrees. */
export function eye(from: Point, to: Point, angle: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(angle, 1.6, 0.15, 60);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  return camera;
}

export interface HallOptions {
  width?: number;
  back?: number;
  height?: number;
  slats?: ColorRepresentation;
  floorColor?: ColorRepresentation;
  reflect?: number;
  blur?: number;
  /** Heights over which trusses hang, as z positions. */
  trusses?: number[];
  trussHeight?: number;
}

/** Dark studio hall: glossy floor, slatted back and side walls, trusses. */
export function hall(options: HallOptions = {}): Scene {
  const { width = 16, back = -4, height = 6, trusses = [-1.2, 1.6], trussHeight = 4.4 } = options;
  const scene = new Scene();
  scene.add(
    floor({
      color: options.floorColor ?? 0x101115,
      reflect: options.reflect ?? 0.035,
      blur: options.blur ?? 0.14,
    }),
  );
  const slats = options.slats ?? 0x14161a;
  scene.add(at(acousticWall(width, height, 'slats', slats), 0, 0, back));
  scene.add(at(acousticWall(10, height, 'slats', slats), -width / 2, 0, back + 5, 90));
  scene.add(at(acousticWall(10, height, 'slats', slats), width / 2, 0, back + 5, -90));
  for (const z of trusses) scene.add(at(truss(width * 0.9), 0, trussHeight, z));
  scene.add(at(box(width, 0.1, 12, matter(0x060708, 0.9), 0.01), 0, height, back + 5));
  // The shell of the hall lets the soft light from above in; only what stands in it throws shadows.
  for (const part of scene.children) {
    if (!trusses.some((z) => part.position.z === z && part.position.y === trussHeight)) {
      part.traverse((one) => {
        one.castShadow = false;
      });
    }
  }
  return scene;
}

/** Lantern under the truss with its lamp. */
export function hung(
  scene: Scene,
  from: Point,
  to: Point,
  power: number,
  color: ColorRepresentation,
  more: Partial<Extract<Lamp, { kind: 'spot' }>> = {},
): Lamp {
  scene.add(lantern(from, to, color, 5));
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const out = 0.45 / length;
  const start: Point = [
    from[0] + (to[0] - from[0]) * out,
    from[1] + (to[1] - from[1]) * out,
    from[2] + (to[2] - from[2]) * out,
  ];
  return { kind: 'spot', at: start, to, power, color, angle: 20, radius: 0.1, ...more };
}

/** Row of unlit lanterns and cables that make a grid look used. */
export function rigging(scene: Scene, xs: number[], y: number, z: number, to: Point): void {
  for (const x of xs) scene.add(lantern([x, y, z], to, 0x222222, 0.4));
  scene.add(
    group(rod([-7, y + 0.45, z - 0.1], [7, y + 0.42, z - 0.1], 0.012, matter(0x050506, 0.8))),
  );
}
