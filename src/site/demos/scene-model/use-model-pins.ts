import { useRef } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { directionTo, rayOf, type Vector } from '../panorama/direction.ts';
import { directionOf, type Place, pointOf } from '../panorama/places.ts';
import { useCommentPins } from '../panorama/use-comment-pins.ts';
import type { ModelView } from './model-view.ts';
import { type Orbit, orbitOf } from './orbit.ts';

/** Metres to what one sees where the model has no surface. */
const FAR = 30;
/** Where one looks at a pin from the place of the panoramas. */
const LOOK = { distance: 3, fov: 40 };

interface ModelPins {
  scene: Pick<Scene, 'viewpoint' | 'panoramaWidth'>;
  /** Key of the light that is shown. */
  light: string;
  view: ModelView | undefined;
  walkTo(camera: Orbit): void;
}

/**
 * The pins of comments in a model. They are kept by their place in the panorama: in the model each
 * stands on what one sees there from where the panorama was taken.
 */
export function useModelPins({ scene, light, view, walkTo }: ModelPins) {
  const { viewpoint, panoramaWidth: width } = scene;
  const known = useRef(new Map<string, Vector>());
  const comments = useCommentPins({
    light,
    view,
    pointAt(place) {
      const at = view?.pointAt(place, FAR);
      if (!at || !view?.sees(viewpoint, at)) return undefined;
      const to = directionTo(viewpoint, at);
      const isIn = Math.abs(to.yaw) <= width / 2 && Math.abs(to.pitch) <= width / 4;
      return isIn ? pointOf(to, width) : undefined;
    },
    show(point) {
      const ray = rayOf(directionOf(point, width));
      const target = along(viewpoint, ray, LOOK.distance);
      walkTo(orbitOf({ position: viewpoint, target, fov: LOOK.fov }));
    },
  });

  const spotOf = (drawn: ModelView, point: Place): Vector => {
    // Another light has other things.
    const name = [light, point.x, point.y].join(' ');
    const ray = rayOf(directionOf(point, width));
    const at = known.current.get(name) ?? drawn.pointFrom(viewpoint, ray, FAR);
    known.current.set(name, at);
    return at;
  };
  /** Where the pins are in the scene, in metres. */
  const spots = (drawn: ModelView) =>
    comments.pins.map(({ key, point }) => ({ key, at: spotOf(drawn, point) }));
  return { comments, spots };
}

function along([x, y, z]: Vector, ray: Vector, metres: number): Vector {
  return [x + ray[0] * metres, y + ray[1] * metres, z + ray[2] * metres];
}
