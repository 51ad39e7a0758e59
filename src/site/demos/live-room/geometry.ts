import { BufferAttribute, BufferGeometry, PlaneGeometry, Vector3 } from 'three';
import type { RoomFile, RoomMesh } from './read-room.ts';
import type { Chart, RoomHeader } from './room-file.ts';

/** Streams that the shaders read as numbers from 0 to 1 or -1 to 1; places stay in steps. */
const scaled = new Set(['facing', 'paint', 'lightA', 'lightB', 'picture']);

export function geometryOf({ streams, index }: RoomMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, { array, items }] of streams) {
    geometry.setAttribute(name, new BufferAttribute(array, items, scaled.has(name)));
  }
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

/** How the shader paints a chart: floor, wall, ceiling, cyclorama. */
const kinds: Record<Chart['name'], number> = {
  floor: 0,
  back: 1,
  front: 1,
  left: 1,
  right: 1,
  ceiling: 2,
  cyclorama: 3,
};

/** Charts as one mesh, each with its part of the masks. */
export function chartGeometry({ header, meshes }: RoomFile, names: readonly Chart['name'][]) {
  const parts = names.map((name) => ({
    chart: header.charts.find((chart) => chart.name === name) as Chart,
    mesh: meshes.get(`chart-${name}`) as RoomMesh,
  }));
  const place: number[] = [];
  const picture: number[] = [];
  const rect: number[] = [];
  const metres: number[] = [];
  const index: number[] = [];
  for (const { chart, mesh } of parts) {
    const start = place.length / 4;
    const stream = (name: string) => mesh.streams.get(name)?.array ?? [];
    place.push(...stream('place'));
    picture.push(...stream('picture'));
    for (let i = place.length / 4 - start; i > 0; i -= 1) {
      rect.push(...chart.rect);
      metres.push(...chart.size, kinds[chart.name]);
    }
    for (const corner of mesh.index) index.push(corner + start);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('place', new BufferAttribute(Int16Array.from(place), 4));
  geometry.setAttribute('picture', new BufferAttribute(Uint16Array.from(picture), 2, true));
  geometry.setAttribute('rect', new BufferAttribute(Float32Array.from(rect), 4));
  geometry.setAttribute('metres', new BufferAttribute(Float32Array.from(metres), 3));
  geometry.setIndex(index);
  return geometry;
}

/** Two crossed sheets of light under each lantern. */
export function beamGeometry(beams: RoomHeader['beams']): BufferGeometry {
  const position: number[] = [];
  const along: number[] = [];
  const group: number[] = [];
  const index: number[] = [];
  for (const beam of beams) {
    const from = new Vector3(...beam.from);
    const way = new Vector3(...beam.to).sub(from);
    const width = Math.tan((beam.angle * Math.PI) / 180) * way.length() * 0.62;
    const side = new Vector3(0, 1, 0).cross(way).normalize();
    const other = way.clone().normalize().cross(side);
    for (const across of [side, other]) {
      const start = position.length / 3;
      for (const [t, s] of [
        [0.08, -1],
        [0.08, 1],
        [1, -1],
        [1, 1],
      ] as const) {
        const point = from
          .clone()
          .addScaledVector(way, t)
          .addScaledVector(across, s * (0.09 + width * t));
        position.push(...point.toArray());
        along.push(s, t, 0);
        group.push(beam.group);
      }
      index.push(start, start + 1, start + 2, start + 2, start + 1, start + 3);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('along', new BufferAttribute(Float32Array.from(along), 3));
  geometry.setAttribute('group', new BufferAttribute(Float32Array.from(group), 1));
  geometry.setIndex(index);
  return geometry;
}

export const sheetGeometry = () => new PlaneGeometry(2, 2);
