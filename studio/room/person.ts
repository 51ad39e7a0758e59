import { Mesh } from 'three';
import { figure } from '../renders/kit/figure/figure.ts';
import { poses } from '../renders/kit/figure/poses.ts';
import { matter } from '../renders/kit/materials.ts';
import { Bvh } from './bvh.ts';
import { collect, type Surface } from './collect.ts';

/** Rays per vertex that look for the figure's own shade. */
const RAYS = 48;
/** Cloth further away than this casts no shade, in metres. */
const REACH = 0.5;

/** The presenter, with the openness of each vertex (1 free, 0 hidden). */
export function presenter(): { surface: Surface; open: number[] } {
  const model = figure({
    ...poses.presentLeft,
    hair: 'bun',
    outfit: 'blouse',
    jacket: 0xd9cbb4,
    trousers: 0x2a2d34,
    look: [30, 4],
    fineness: 0.2,
  });
  // Strands have a shade for each vertex, which the file does not keep.
  model.traverse((part) => {
    if (part instanceof Mesh && part.material.vertexColors) part.material = matter(0x1d1410, 0.5);
  });
  const { surface } = collect(model);
  const bvh = new Bvh(surface.position, surface.index);
  const open: number[] = [];
  for (let i = 0; i < surface.position.length / 3; i += 1) {
    const n = surface.normal.slice(i * 3, i * 3 + 3);
    const o = surface.position.slice(i * 3, i * 3 + 3).map((x, c) => x + (n[c] as number) * 0.006);
    let free = 0;
    for (let k = 0; k < RAYS; k += 1) {
      // Fibonacci points on a sphere about the normal give the cosine law.
      const z = 1 - (2 * k + 1) / RAYS;
      const r = Math.sqrt(1 - z * z);
      const a = k * 2.399963 + i;
      const d = [
        Math.cos(a) * r + (n[0] as number),
        Math.sin(a) * r + (n[1] as number),
        z + (n[2] as number),
      ];
      const length = Math.hypot(...d) || 1;
      if (
        !bvh.blocked(
          o,
          d.map((x) => x / length),
          REACH,
        )
      )
        free += 1;
    }
    open.push(free / RAYS);
  }
  return { surface, open };
}
