import {
  type ArtProps,
  Canvas,
  Linear,
  Presenter,
  paint,
  Radial,
  useArtIds,
  Vignette,
} from './canvas.tsx';

const petal = 'M0 0c6-15 24-21 38-13 6 4 8 8 7 12-14 14-34 13-45 1z';

/** Petals of one depth: [x, y, turn, size], spread by the golden angle so that none repeats. */
function drift(count: number, seed: number, size: number) {
  return Array.from({ length: count }, (_, i) => {
    const n = i + seed;
    const at = (step: number) => (n * step) % 1;
    return [
      Math.round(at(0.618) * 860 - 40),
      Math.round(at(0.414) * 520 - 20),
      Math.round(at(0.732) * 360),
      (size * (0.7 + at(0.236) * 0.6)).toFixed(2),
    ] as const;
  });
}

const far = drift(30, 3, 0.34);
const middle = drift(16, 11, 0.8);
const near = [
  [70, 110, 24, 3.4],
  [690, 60, 130, 2.8],
  [600, 450, -20, 4.2],
  [-10, 400, -60, 3.6],
] as const;

/** Flower: petals over a stage, in front of the presenter and behind, against a moon of light. */
export function PetalsArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  const shower = (
    petals: readonly (readonly [number, number, number, number | string])[],
    fill: string,
  ) =>
    petals.map(([x, y, turn, size]) => (
      <use
        key={`${x}${y}`}
        href={`#${ref('petal')}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        fill={fill}
      />
    ));
  return (
    <Canvas {...props}>
      <defs>
        <path id={ref('petal')} d={petal} />
        <Linear
          id={ref('sky')}
          stops={[
            [0, paint.night],
            [0.75, paint.petal, 0.4],
            [1, paint.stage],
          ]}
        />
        <Radial
          id={ref('moon')}
          stops={[
            [0, paint.ink],
            [0.4, paint.ink, 0.92],
            [0.44, paint.petal, 0.6],
            [0.7, paint.petal, 0.2],
            [1, paint.petal, 0],
          ]}
        />
        <Linear
          id={ref('lit')}
          to={[1, 1]}
          stops={[
            [0, paint.ink],
            [0.4, paint.petal],
            [1, paint.violet],
          ]}
        />
        <Linear
          id={ref('soft')}
          to={[1, 1]}
          stops={[
            [0, paint.petal, 0.8],
            [1, paint.petal, 0.12],
          ]}
        />
        <Linear
          id={ref('floor')}
          stops={[
            [0, paint.petal, 0.6],
            [1, paint.stage],
          ]}
        />
        <Linear
          id={ref('hill')}
          stops={[
            [0, paint.violet, 0.5],
            [1, paint.night],
          ]}
        />
      </defs>
      <path d="M0 0h800v500H0z" fill={url('sky')} />
      <circle cx="452" cy="204" r="330" fill={url('moon')} />
      <path
        d="M0 300c80-30 130-80 210-70 70 10 110 60 190 70 90 10 140-70 230-60 70 8 110 40 170 30v130H0Z"
        fill={url('hill')}
        fillOpacity=".75"
      />
      <path d="M0 392c220-26 580-26 800 0v108H0Z" fill={paint.stage} />
      <path d="M0 392c220-26 580-26 800 0v108H0Z" fill={url('floor')} />
      <ellipse cx="452" cy="420" rx="170" ry="16" fill={paint.ink} fillOpacity=".4" />
      <path
        d="M0 0h140c-10 60-50 90-46 150 4 60-40 84-54 150-8 40-30 60-40 90zM800 0H690c14 60 44 80 40 140s34 90 42 140c6 36 18 56 28 80z"
        fill={paint.stage}
        fillOpacity=".8"
      />
      <path
        d="M-10 60C90 50 190 84 286 66M120 60c20 20 30 44 66 56M60 56c10-20 40-36 70-40M810 40C720 40 660 76 590 64M690 56c-10 24-24 40-44 50"
        stroke={paint.night}
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <g>
        {shower(
          [
            [40, 52, 0, 1],
            [98, 46, 200, 0.9],
            [150, 70, 40, 1.1],
            [186, 112, 80, 1],
            [226, 66, 320, 1.1],
            [282, 64, 20, 0.9],
            [128, 18, 160, 1],
            [150, 90, 250, 0.8],
            [600, 62, 190, 1],
            [650, 104, 130, 0.9],
            [700, 48, 20, 1],
            [744, 44, 300, 1.1],
            [660, 66, 240, 0.9],
          ],
          url('lit'),
        )}
      </g>
      <g fillOpacity=".75">{shower(far, paint.petal)}</g>
      <Presenter
        x={452}
        y={418}
        scale={1.12}
        warm={paint.ink}
        cool={paint.petal}
        body={paint.night}
      />
      <g>
        {shower(
          [
            [340, 428, 8, 0.8],
            [396, 440, 170, 0.7],
            [510, 436, 14, 0.9],
            [560, 424, 190, 0.6],
            [250, 446, 4, 0.9],
            [170, 428, 176, 0.7],
            [640, 446, 2, 0.8],
            [300, 470, 186, 1.2],
            [468, 466, 6, 1.1],
            [88, 462, 12, 1.1],
          ],
          url('lit'),
        )}
      </g>
      <g>{shower(middle, url('lit'))}</g>
      <g fillOpacity=".62">{shower(near, url('soft'))}</g>
      <Vignette id={ref('edge')} />
    </Canvas>
  );
}
