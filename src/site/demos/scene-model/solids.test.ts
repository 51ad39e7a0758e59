import {
  BoxGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three';
import { expect, test } from 'vitest';
import { Solids } from './solids.ts';

/** A wall of 2 m, two metres in front of the eye. */
function wall(material = new MeshStandardMaterial()): Mesh {
  const mesh = new Mesh(new BoxGeometry(2, 2, 0.1), material);
  mesh.position.z = -2;
  return mesh;
}

const EYE = [0, 0, 0] as const;
const BEHIND = [0, 0, -4] as const;

function solidsOf(...objects: Object3D[]): Solids {
  const solids = new Solids();
  solids.read(new Group().add(...objects));
  return solids;
}

test('what stands behind a wall is hidden; beside it, before it and just inside of it is not', () => {
  const solids = solidsOf(wall());
  expect(solids.hide(BEHIND, EYE)).toBe(true);
  expect(solids.hide([4, 0, -4], EYE)).toBe(false);
  expect(solids.hide([0, 0, -1], EYE)).toBe(false);
  expect(solids.hide([0, 0, -2.1], EYE)).toBe(false);
});

test('glass, landscapes and what belongs to another light hide nothing', () => {
  const other = new Group().add(wall());
  other.visible = false;
  const glass = wall(new MeshStandardMaterial({ transparent: true, opacity: 0.3 }));
  const landscape = new Mesh(new BoxGeometry(9, 9, 0.1), new MeshBasicMaterial());
  landscape.position.z = -2;
  expect(solidsOf(other, glass, landscape).hide(BEHIND, EYE)).toBe(false);
});

test('a ray ends on the first surface, or as far away as it may', () => {
  const solids = solidsOf(wall());
  expect(solids.meet(EYE, [0, 0, -3], 30)[2]).toBeCloseTo(-1.95);
  expect(solids.meet(EYE, [0, 0, 3], 30)[2]).toBeCloseTo(30);
});

test('an eye that moves looks anew after 300 ms, and in another light at once', () => {
  const [front, side] = [EYE, [6, 0, 0] as const];
  const solids = solidsOf(wall());
  expect(solids.hideNow(BEHIND, front, 1000)).toBe(true);
  expect(solids.hideNow(BEHIND, side, 1299)).toBe(true);
  expect(solids.hideNow(BEHIND, side, 1300)).toBe(false);
  expect(solids.hideNow(BEHIND, front, 1400)).toBe(false);
  solids.read(new Group().add(wall()));
  expect(solids.hideNow(BEHIND, front, 1401)).toBe(true);
});
