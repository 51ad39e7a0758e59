import { type Material, Mesh, MeshBasicMaterial, type Object3D, Ray, Vector3 } from 'three';
import type { Vector } from '../panorama/direction.ts';
import { TriangleGrid } from './triangle-grid.ts';

/** Metres that a point may be inside a thing and still belong to its surface. */
const DEPTH = 0.3;
/** Milliseconds after which one looks again at what hides a point: rays cost time. */
const LOOK_MS = 300;

/** What one cannot see through in a model. */
export class Solids {
  /** Things do not move, so that each is read once. */
  readonly #known = new WeakMap<Mesh, TriangleGrid>();
  #grids: TriangleGrid[] = [];
  #hidden = new Map<string, boolean>();
  #since = Number.NEGATIVE_INFINITY;

  /** Takes what is visible of a model now: another light has other things. */
  read(model: Object3D): void {
    model.updateMatrixWorld(true);
    this.#grids = [];
    model.traverseVisible((object) => {
      if (!(object instanceof Mesh) || !isSolid(object.material)) return;
      const grid = this.#known.get(object) ?? new TriangleGrid(object);
      this.#known.set(object, grid);
      this.#grids.push(grid);
    });
    this.#hidden.clear();
  }

  /** Where a ray first meets something, or how far it goes at most. */
  meet(from: Vector, direction: Vector, far: number): Vector {
    const ray = new Ray(new Vector3(...from), new Vector3(...direction).normalize());
    return ray.at(Math.min(far, this.#nearest(ray)), new Vector3()).toArray();
  }

  /** Whether something stands between an eye and a point. */
  hide(point: Vector, eye: Vector): boolean {
    const origin = new Vector3(...eye);
    const way = new Vector3(...point).sub(origin);
    return this.#nearest(new Ray(origin, way.clone().normalize())) < way.length() - DEPTH;
  }

  /**
   * The same for an eye that moves: looked up again a few times a second only.
   * @param now time in milliseconds
   */
  hideNow(point: Vector, eye: Vector, now: number): boolean {
    if (now - this.#since >= LOOK_MS) {
      this.#hidden.clear();
      this.#since = now;
    }
    const key = point.join();
    const known = this.#hidden.get(key) ?? this.hide(point, eye);
    this.#hidden.set(key, known);
    return known;
  }

  #nearest(ray: Ray): number {
    return Math.min(...this.#grids.map((grid) => grid.meet(ray)));
  }
}

/** Glass and landscapes are not. */
const isSolid = (material: Material | Material[]) =>
  !Array.isArray(material) && !material.transparent && !(material instanceof MeshBasicMaterial);
