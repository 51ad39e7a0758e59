import { type ReactNode, useId } from 'react';

/** The colours of the pictures: roles of the dark set, and the five accents beside each other. */
export const paint = {
  stage: 'var(--stage)',
  surface: 'var(--surface-2)',
  line: 'var(--line)',
  ink: 'var(--ink)',
  key: 'var(--key)',
  amber: 'var(--3d-dark)',
  cyan: 'var(--cyan-dark)',
  petal: 'var(--flower-dark)',
  violet: 'var(--sdk-dark)',
  blue: 'var(--app-dark)',
  tally: 'var(--brand-dark)',
  night: 'color-mix(in oklab, var(--sdk-dark) 26%, var(--stage))',
  dusk: 'color-mix(in oklab, var(--app-dark) 30%, var(--stage))',
  skin: 'color-mix(in oklab, var(--3d-dark) 38%, var(--ink))',
} as const;

/** A picture of this release: with `title` as alternative text, or decoration without it. */
export type ArtProps = { title?: string; className?: string };

/** The drawing surface: fills its box, dark in every theme. */
export function Canvas({
  title,
  className = 'block size-full',
  width = 800,
  height = 500,
  children,
}: ArtProps & { width?: number; height?: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-theme="dark"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width={width} height={height} fill={paint.stage} />
      {children}
    </svg>
  );
}

/** Ids of one picture, unique in the page: `ref('sky')` for the definition, `url` for its use. */
export function useArtIds() {
  const base = useId();
  return { ref: (name: string) => `${base}${name}`, url: (name: string) => `url(#${base}${name})` };
}

/** Colour stops: [offset, colour, opacity]. */
type Stops = readonly (readonly [number, string, number?])[];

function stopsOf(stops: Stops) {
  return stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

/** A linear gradient over the bounding box; downwards by default. */
export function Linear({
  id,
  to = [0, 1],
  stops,
}: {
  id: string;
  to?: [number, number];
  stops: Stops;
}) {
  return (
    <linearGradient
      id={id}
      x1={Math.max(0, -to[0])}
      y1={Math.max(0, -to[1])}
      x2={Math.max(0, to[0])}
      y2={Math.max(0, to[1])}
    >
      {stopsOf(stops)}
    </linearGradient>
  );
}

/** A radial gradient from the middle of the bounding box. */
export function Radial({ id, stops }: { id: string; stops: Stops }) {
  return <radialGradient id={id}>{stopsOf(stops)}</radialGradient>;
}

/** Darkens the corners. */
export function Vignette({
  id,
  width = 800,
  height = 500,
}: {
  id: string;
  width?: number;
  height?: number;
}) {
  return (
    <>
      <radialGradient id={id} cx="0.5" cy="0.48" r="0.75">
        {stopsOf([
          [0.55, paint.stage, 0],
          [1, paint.stage, 0.85],
        ])}
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** Standing presenter, 200 high, feet at the origin, one hand raised to show. */
export const presenterPath =
  'M-7-171v10c-15 3-25 8-27 21l-6 47c-1 9 9 11 11 2l7-37 1 33c-5 17-8 30-8 46l-3 47h15l7-78h2l9 78h15l-4-47c-1-16-4-29-8-46l1-35 14 22c4 6 9 5 13 1l24-27c5-6-2-12-8-7l-20 19-15-31c-4-8-11-10-21-12v-10zM-15-188c0-11 6-18 15-18s16 7 16 18c0 12-7 22-16 22s-15-10-15-22z';

/** Hair of the presenter. */
const hairPath =
  'M-17-178c-5-20 4-31 18-31s22 11 17 31c3 7 2 12 0 15-4-8-5-22-9-29-8 5-18 6-22 6-1 9-1 17-3 23-3-3-4-9-1-15z';

/** The presenter with a light from each side; `warm` and `cool` are the colours of the lights. */
export function Presenter({
  x,
  y,
  scale = 1,
  warm = paint.amber,
  cool = paint.blue,
  body = paint.stage,
}: {
  x: number;
  y: number;
  scale?: number;
  warm?: string;
  cool?: string;
  body?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={presenterPath} fill={warm} transform="translate(-2.2 -.8)" />
      <path d={presenterPath} fill={cool} transform="translate(2 -.8)" />
      <path d={presenterPath} fill={body} />
      <path d={hairPath} fill={cool} transform="translate(1.6 -1)" />
      <path d={hairPath} fill={body} />
    </g>
  );
}
