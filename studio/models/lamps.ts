import { Color, DirectionalLight, type Light, Object3D, SpotLight, Vector3 } from 'three';
import type { Lamp } from '../renders/engine/shot.ts';

/** A lamp further away than this shines like the sun. */
const SUN_DISTANCE = 14;
/** Lamps that a phone can reckon with at each pixel. */
const MOST_LAMPS = 5;
/** Half of the angle of what stands for a panel. */
const PANEL_ANGLE = 70;

const distanceOf = ({ at, to }: Lamp) => new Vector3(...at).distanceTo(new Vector3(...to));
const strengthOf = (lamp: Lamp) => lamp.power / distanceOf(lamp) ** 2;

/** The strongest lamps as lights of glTF, the strongest first. */
export function lightsOf(lamps: readonly Lamp[], exposure: number): Light[] {
  return [...lamps]
    .sort((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, MOST_LAMPS)
    .map((lamp) => lightOf(lamp, exposure));
}

function lightOf(lamp: Lamp, exposure: number): Light {
  const color = new Color(lamp.color ?? 0xffffff);
  const isSun = distanceOf(lamp) > SUN_DISTANCE;
  const angle = ((lamp.kind === 'panel' ? PANEL_ANGLE : (lamp.angle ?? 30)) * Math.PI) / 180;
  const penumbra = lamp.kind === 'panel' ? 1 : (lamp.penumbra ?? 0.4);
  const light = isSun
    ? new DirectionalLight(color, strengthOf(lamp) * exposure)
    : new SpotLight(color, lamp.power * exposure, 0, angle, penumbra);
  light.position.set(...lamp.at);
  const way = new Vector3(...lamp.to).sub(light.position).normalize();
  light.quaternion.setFromUnitVectors(new Vector3(0, 0, -1), way);
  // glTF has the direction of a light in its node.
  const target = new Object3D();
  target.position.set(0, 0, -1);
  light.target = target;
  light.add(target);
  return light;
}
