/** Parts of floor plans. Angles are in degrees; 0 looks to the right, 90 down. */
import { circle, colours, type Point, path, polygon, rect, tag, text, widthOf } from './draw.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point at a distance in a direction. */
export function offset([x, y]: Point, degrees: number, distance: number): Point {
  return [x + Math.cos(radians(degrees)) * distance, y + Math.sin(radians(degrees)) * distance];
}

function turned([x, y]: Point, degrees: number, content: string) {
  return tag(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})` },
    content,
  );
}

/** Walls of a room. */
export function walls(x: number, y: number, w: number, h: number) {
  return rect(x, y, w, h, { fill: colours.ground, stroke: colours.ink, width: 4, radius: 2 });
}

/** Head and shoulders, looking in a direction. */
export function person(at: Point, degrees: number) {
  return turned(
    at,
    degrees,
    tag('ellipse', {
      cx: 0,
      cy: 0,
      rx: 11,
      ry: 24,
      fill: colours.blueTint,
      stroke: colours.blue,
      'stroke-width': 2,
    }) +
      circle(2, 0, 9, { fill: colours.paper, stroke: colours.blue, width: 2 }) +
      polygon(
        [
          [10, -4],
          [17, 0],
          [10, 4],
        ],
        { fill: colours.blue },
      ),
  );
}

/** A camera on its stand, looking in a direction. */
export function camera(at: Point, degrees: number) {
  return turned(
    at,
    degrees,
    rect(-18, -11, 26, 22, { fill: colours.ink, radius: 3 }) +
      polygon(
        [
          [8, -6],
          [18, -10],
          [18, 10],
          [8, 6],
        ],
        { fill: colours.ink },
      ),
  );
}

/** A soft light that shines in a direction, with its cone of `reach` pixels. */
export function softLight(
  at: Point,
  degrees: number,
  {
    size = 44,
    reach = 0,
    spread = 26,
    fill = colours.amberTint,
  }: { size?: number; reach?: number; spread?: number; fill?: string } = {},
) {
  const edge = Math.tan(radians(spread)) * reach + size / 2;
  const cone = reach
    ? polygon(
        [
          [6, -size / 2],
          [reach, -edge],
          [reach, edge],
          [6, size / 2],
        ],
        { fill, opacity: 0.75 },
      )
    : '';
  return turned(
    at,
    degrees,
    cone +
      path(`M-10 -${size * 0.22} L4 -${size / 2} V${size / 2} L-10 ${size * 0.22} Z`, {
        fill: colours.amber,
        stroke: colours.amber,
      }) +
      rect(3, -size / 2, 5, size, { fill: colours.amberTint, stroke: colours.amber, radius: 1 }),
  );
}

/** A hard light with barn doors, such as a rim light. */
export function hardLight(
  at: Point,
  degrees: number,
  { reach = 0, spread = 14 }: { reach?: number; spread?: number } = {},
) {
  const edge = Math.tan(radians(spread)) * reach + 8;
  const cone = reach
    ? polygon(
        [
          [6, -8],
          [reach, -edge],
          [reach, edge],
          [6, 8],
        ],
        { fill: colours.amberTint, opacity: 0.75 },
      )
    : '';
  return turned(
    at,
    degrees,
    cone +
      rect(-14, -9, 18, 18, { fill: colours.paper, stroke: colours.amber, width: 2.5, radius: 3 }) +
      path('M4 -9 L11 -14 M4 9 L11 14', { stroke: colours.amber, width: 2.5 }),
  );
}

/** A keying backdrop seen from above. */
export function backdrop(from: Point, to: Point) {
  return tag('line', {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    stroke: colours.screen,
    'stroke-width': 9,
    'stroke-linecap': 'round',
  });
}

/** A label with a line to its subject. */
export function callout(
  at: Point,
  label: string,
  to: Point,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  const width = widthOf(label, 14);
  const start = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - width : at[0] - width / 2;
  const x = to[0] > start + width ? start + width + 6 : to[0] < start ? start - 6 : to[0];
  const y = x === to[0] ? at[1] + (to[1] > at[1] ? 6 : -16) : at[1] - 5;
  return (
    tag('line', { x1: x, y1: y, x2: to[0], y2: to[1], stroke: colours.muted, 'stroke-width': 1 }) +
    text(at[0], at[1], label, { size: 14, anchor, halo: true })
  );
}
