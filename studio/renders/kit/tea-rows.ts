import {
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import { seeded } from '../engine/random.ts';
import { drawing, matter, texture } from './materials.ts';
import { noise } from './sdf.ts';
import { group, mesh } from './shapes.ts';

/** Height of the slope behind the table. */
export const slope = (z: number) => Math.max(0, -z - 1.9) ** 1.25 * 0.155;

/** Clipped rows of tea on the slope: long rounded hedges along its contours. */
export function teaRows(): Group {
  const leaves = texture(
    drawing(512, 512, (c) => {
      c.fillStyle = '#566640';
      c.fillRect(0, 0, 512, 512);
      const random = seeded(5);
      for (let i = 0; i < 5200; i += 1) {
        c.fillStyle = ['#43552f', '#6c7d48', '#98a468', '#4d6136'][i % 4] as string;
        c.globalAlpha = 0.8;
        c.beginPath();
        c.ellipse(random() * 512, random() * 512, 7, 2.6, random() * 3.2, 0, 7);
        c.fill();
      }
    }),
    [26, 2],
  );
  const green = new MeshLambertMaterial({ map: leaves });
  const model = group();
  const rows = 13;
  for (let row = 0; row < rows; row += 1) {
    const z0 = -2.3 - row * 0.82;
    const [steps, sides] = [150, 12];
    const position: number[] = [];
    const uv: number[] = [];
    const index: number[] = [];
    for (let i = 0; i <= steps; i += 1) {
      const x = (i / steps - 0.5) * (12 + row * 1.6);
      const z = z0 + 0.5 * Math.sin(x * 0.35 + row * 0.16) + 0.1 * Math.sin(x * 1.1 + row);
      const y = slope(z) + 0.16 * Math.sin(x * 0.4 + row * 0.3);
      for (let k = 0; k <= sides; k += 1) {
        const a = Math.PI * (k / sides);
        const r =
          1 +
          0.34 * (noise(x * 3.1, k * 0.55, row * 7) - 0.5) +
          0.12 * (noise(x * 13, k * 2, row) - 0.5);
        position.push(x, y + Math.sin(a) ** 0.7 * 0.52 * r - 0.04, z + Math.cos(a) * 0.34 * r);
        uv.push(i / steps, k / sides);
        if (i > 0 && k > 0) {
          const q = i * (sides + 1) + k;
          index.push(q, q - sides - 1, q - 1, q - 1, q - sides - 1, q - sides - 2);
        }
      }
    }
    const hedge = new BufferGeometry();
    hedge.setAttribute('position', new Float32BufferAttribute(position, 3));
    hedge.setAttribute('uv', new Float32BufferAttribute(uv, 2));
    hedge.setIndex(index);
    hedge.computeVertexNormals();
    model.add(mesh(hedge, green));
  }
  const ground = new PlaneGeometry(44, 20, 2, 40);
  ground.rotateX(-Math.PI / 2);
  ground.translate(0, -0.01, -6);
  const points = ground.attributes.position as BufferAttribute;
  for (let i = 0; i < points.count; i += 1) points.setY(i, slope(points.getZ(i)) - 0.05);
  ground.computeVertexNormals();
  model.add(mesh(ground, matter(0x37332a, 1)));
  return model;
}
