import { type IUniform, Texture, Vector2, Vector3, Vector4 } from 'three';
import type { RoomHeader } from './room-file.ts';

/** Light that the demo develops like a camera at this exposure. */
const EXPOSURE = 1.15;

const vectors = (count: number) => Array.from({ length: count }, () => new Vector3());

/** Values that several materials of the room share; changing one changes all. */
export function roomUniforms({ lamps, ledWall }: RoomHeader) {
  const black = new Texture();
  return {
    exposure: { value: EXPOSURE },
    eye: { value: new Vector3() },
    /** Colour, dimmer and unit power of each group. */
    tints: { value: vectors(8) },
    /** How bright the lamps of a group look. */
    glows: { value: vectors(8) },
    lampPlaces: { value: lamps.map((place) => new Vector3(...place)) },
    person: { value: new Vector3() },
    turn: { value: new Vector2(1, 0) },
    air: { value: vectors(18) },
    masksA: { value: black },
    masksB: { value: black },
    /** Picture on the LED wall and its brightness. */
    world: { value: black },
    wallGlow: { value: new Vector3() },
    wallPlace: {
      value: new Vector4(ledWall.width, ledWall.height, ledWall.z + 0.15, ledWall.foot),
    },
    /** The laid floor of the set: its edges in x and z, its planks and its colour. */
    deck: { value: new Vector4() },
    planks: { value: 0 },
    deckPaint: { value: new Vector3() },
    screenPaint: { value: new Vector3(0.05, 0.4, 0.12) },
  } satisfies Record<string, IUniform>;
}
export type RoomUniforms = ReturnType<typeof roomUniforms>;
