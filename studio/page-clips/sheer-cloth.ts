import {
  DoubleSide,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three';

export interface SheerCloth {
  /** Metres. */
  readonly width: number;
  readonly length: number;
  /** Linear light of one layer under the lamps. */
  readonly color: readonly [number, number, number];
  /** Of one layer seen straight on. */
  readonly opacity: number;
}

const across = 90;
const down = 110;
/** From the wrist to the fingers that hold the cloth, in the figure's axes. */
const grip = new Vector3(-0.02, 0.05, 0.04);

/** A cloth gathered at its upper end and rippling below; thicker where it is seen at a slant. */
export function sheerCloth({ width, length, color, opacity }: SheerCloth) {
  const geometry = new PlaneGeometry(1, 1, across, down);
  const model = new Mesh(geometry, new MeshStandardMaterial({ side: DoubleSide }));
  model.castShadow = false;
  model.renderOrder = 1;
  const { position, normal, uv } = geometry.attributes;
  if (!position || !normal || !uv) throw new Error('The cloth has no vertices.');
  const from = new Vector3();

  /** Moves the cloth to a hand at a moment of a loop from 0 to 1. */
  const hang = (hand: Object3D, time: number) => {
    from.copy(grip).applyMatrix4(hand.matrixWorld);
    const phase = 2 * Math.PI * time;
    for (let i = 0; i < position.count; i += 1) {
      const s = uv.getX(i) - 0.5;
      const t = 1 - uv.getY(i);
      const open = 0.06 + 0.94 * Math.sin(Math.min(1, t * 1.25) * 1.571) ** 1.4;
      const loose = t * t;
      const fold =
        Math.sin(s * 31 + 2 * phase - 5 * t) * 0.5 +
        Math.sin(s * 17 - phase + 3 * t + 1) * 0.7 +
        Math.sin(s * 53 + phase) * 0.2;
      const gust = Math.sin(phase - 2.2 * t) * 0.07 + Math.sin(2 * phase - 3.4 * t + 1) * 0.025;
      position.setXYZ(
        i,
        from.x + s * width * open + loose * (0.06 + gust) + 0.012 * Math.cos(s * 31 - 5 * t) * open,
        // The fingers hide the end.
        from.y - 0.04 * (1 - t) - t * length * (1 - 0.05 * loose) - 0.05 * s * s * open,
        from.z + 0.026 * fold * open * (0.3 + t) + loose * Math.sin(phase + 0.6) * 0.05,
      );
    }
    geometry.computeVertexNormals();
    const colors = geometry.attributes.color?.array;
    if (!colors) return;
    for (let i = 0; i < position.count; i += 1) {
      const facing = Math.max(0.12, Math.abs(normal.getZ(i)));
      const lit = 0.78 + 0.3 * Math.max(0, normal.getX(i) * Math.sign(normal.getZ(i)));
      for (let k = 0; k < 3; k += 1) colors[i * 4 + k] = (color[k] as number) * lit;
      colors[i * 4 + 3] = 1 - (1 - opacity) ** (1 / facing);
    }
  };
  return { model, hang };
}
