/** A point of a drawn signature: where, and the milliseconds since the first point. All integers. */
export type SignaturePoint = [x: number, y: number, t: number];

/**
 * A drawn signature. Coordinates count thousandths of the width, so that it looks the same on every
 * screen; whole numbers, so that its text is the same in every engine.
 */
export type SignatureStrokes = SignaturePoint[][];

/** Units of a signature's width. */
export const SIGNATURE_WIDTH = 1000;
/** Units that a signature may be high: a phone held upright. */
export const SIGNATURE_MAX_HEIGHT = 2000;
/** Points of one signature at most; a full name has some hundred. */
export const SIGNATURE_MAX_POINTS = 4000;
/** Longest time that a person may take for it, in milliseconds. */
export const SIGNATURE_MAX_MS = 600_000;

/** How a person signed: with finger, pen or mouse, or by typing the name. */
export const signatureMethods = ['drawn', 'typed'] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

/** The drawn signature as an SVG path; a stroke of one point is a dot. */
export function strokesPath(strokes: SignatureStrokes): string {
  return strokes
    .map((stroke) => {
      const points = stroke.length === 1 ? [...stroke, ...stroke] : stroke;
      return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
    })
    .join('');
}

/** How high the signature is in its units. */
export function strokesHeight(strokes: SignatureStrokes): number {
  return Math.max(1, ...strokes.flat().map(([, y]) => y));
}
