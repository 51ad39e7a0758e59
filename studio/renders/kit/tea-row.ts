import { BufferGeometry, Float32BufferAttribute, type Mesh, MeshLambertMaterial } from 'three';
import { seeded } from '../engine/random.ts';
import { drawing, texture } from './materials.ts';
import { noise } from './sdf.ts';
import { mesh } from './shapes.ts';

/** A clipped row of tea along X, `length` long and about 0.6 m high, with shoots on its top. */
export function teaRow(length: number, seed = 0): Mesh {
  const leaves = texture(
    drawing(512, 512, (c) => {
      c.fillStyle = '#46582f';
      c.fillRect(0, 0, 512, 512);
      const random = seeded(5);
      for (let i = 0; i < 5200; i += 1) {
        c.fillStyle = ['#35491f', '#5f7439', '#93a556', '#42582c'][i % 4] as string;
        c.globalAlpha = 0.8;
        c.beginPath();
        c.ellipse(random() * 512, random() * 512, 9, 3.4, random() * 3.2, 0, 7);
        c.fill();
      }
    }),
    [length * 1.6, 2],
  );
  const [steps, sides] = [Math.round(length * 60), 24];
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const x = (i / steps - 0.5) * length;
    for (let k = 0; k <= sides; k += 1) {
      const a = Math.PI * (k / sides);
      const r =
        1 +
        0.3 * (noise(x * 3.1, k * 0.28, seed) - 0.5) +
        0.22 * (noise(x * 17, k * 1.6, seed) - 0.5) +
        0.16 * (noise(x * 41, k * 3.7, seed) - 0.5);
      position.push(x, Math.sin(a) ** 0.7 * 0.6 * r - 0.04, Math.cos(a) * 0.38 * r);
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
  return mesh(hedge, new MeshLambertMaterial({ map: leaves }));
}
