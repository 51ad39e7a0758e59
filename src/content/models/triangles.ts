import type { ModelDescription } from './description.ts';
import { entryOf, requireSound } from './ranges.ts';

const STRIP = 5;
const FAN = 6;

/**
 * Triangles of all that the model shows; lines and points count as one each. A node has one parent
 * at most, so that the model ends.
 * @throws ModelRefusedError
 */
export function countTriangles({ scenes, nodes, meshes, accessors }: ModelDescription): number {
  const ofMesh = meshes.map(({ primitives }, at) =>
    primitives.reduce((sum, { attributes, indices, mode }) => {
      const part = `meshes[${at}]`;
      for (const index of Object.values(attributes)) entryOf(accessors, index, part);
      requireSound(attributes.POSITION !== undefined, part);
      const corners = entryOf(accessors, indices ?? attributes.POSITION, part).count;
      if (mode < 4) return sum + corners;
      return sum + (mode === STRIP || mode === FAN ? Math.max(0, corners - 2) : corners / 3);
    }, 0),
  );
  const seen = new Set<number>();
  let triangles = 0;
  const waiting = scenes.flatMap(({ nodes: roots }) => roots);
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const part = `nodes[${index}]`;
    requireSound(!seen.has(index), part);
    seen.add(index);
    const { mesh, children } = entryOf(nodes, index, part);
    if (mesh !== undefined) triangles += entryOf(ofMesh, mesh, part);
    waiting.push(...children);
  }
  return Math.floor(triangles);
}
