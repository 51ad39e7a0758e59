import { type ArtProps, Canvas, Linear, paint, Radial, useArtIds, Vignette } from './canvas.tsx';

/** A person from the chest up in 800x500: the subject of the cutout pictures. */
export function Bust({ id }: { id: string }) {
  const hair = paint.night;
  return (
    <g>
      <defs>
        <Linear
          id={`${id}coat`}
          to={[1, 1]}
          stops={[
            [0, paint.ink],
            [0.5, paint.petal],
            [1, paint.violet, 0.9],
          ]}
        />
        <Linear
          id={`${id}skin`}
          to={[1, 0]}
          stops={[
            [0, paint.ink],
            [0.45, paint.skin],
            [1, paint.tally, 0.75],
          ]}
        />
        <Linear
          id={`${id}hair`}
          to={[1, 0]}
          stops={[
            [0, paint.violet],
            [0.35, hair],
            [1, paint.stage],
          ]}
        />
      </defs>
      <path
        d="M330 190c-18 60-34 130-14 190 30 20 140 20 166 0 22-60 8-140-10-190z"
        fill={`url(#${id}hair)`}
      />
      <path
        d="M200 520c4-84 40-118 106-136 34-10 52-22 52-50h84c0 28 20 40 54 50 66 18 100 52 104 136z"
        fill={`url(#${id}coat)`}
      />
      <path d="M358 290h84v52c0 30-18 60-42 72-24-12-42-42-42-72z" fill={`url(#${id}skin)`} />
      <path d="M358 322c26 30 58 30 84 4v22c-30 24-60 20-84-4z" fill={hair} fillOpacity=".4" />
      <path
        d="M326 206c0-66 34-104 76-104s74 38 74 104c0 70-34 130-74 130s-76-60-76-130z"
        fill={`url(#${id}skin)`}
      />
      <path
        d="M318 236c-16-96 22-156 86-156 66 0 104 62 80 158-8-38-22-72-36-94-30 20-66 26-98 24-14 18-26 40-32 68z"
        fill={`url(#${id}hair)`}
      />
      <path
        d="M316 210c-22 40-24 90-40 120m44-60c-10 34-12 60-26 90m190-150c20 34 22 90 42 116m-40-70c10 40 14 58 30 84M340 108c-20 8-34 26-42 50m166-44c20 14 30 34 34 56M372 86c-14-8-30-8-44 0"
        stroke={`url(#${id}hair)`}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M306 384l52 86 42-52 44 52 50-86"
        stroke={paint.ink}
        strokeOpacity=".55"
        strokeWidth="3"
        fill="none"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Cyan: one person, in front of the wall on the left and cut out of it on the right, hair included. */
export function CutoutArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  return (
    <Canvas {...props}>
      <defs>
        <Radial
          id={ref('lit')}
          stops={[
            [0, paint.ink, 0.5],
            [0.6, paint.cyan, 0],
            [1, paint.stage, 0.4],
          ]}
        />
        <Linear
          id={ref('fall')}
          stops={[
            [0, paint.stage, 0],
            [0.7, paint.stage, 0],
            [1, paint.stage, 0.55],
          ]}
        />
        <pattern id={ref('alpha')} width="32" height="32" patternUnits="userSpaceOnUse">
          <path d="M0 0h16v16H0zM16 16h16v16H16z" fill={paint.ink} fillOpacity=".13" />
        </pattern>
        <Linear
          id={ref('key')}
          to={[1, 0]}
          stops={[
            [0, paint.ink, 0.34],
            [1, paint.ink, 0],
          ]}
        />
      </defs>
      <path d="M0 0h400v500H0z" fill={paint.cyan} />
      <path d="M-200-100h800v700h-800z" fill={url('lit')} clipPath={url('half')} />
      <clipPath id={ref('half')}>
        <path d="M0 0h400v500H0z" />
      </clipPath>
      <path d="M134 0v500M268 0v500" stroke={paint.stage} strokeOpacity=".12" strokeWidth="2" />
      <path d="M400 0h400v500H400z" fill={paint.surface} />
      <path d="M400 0h400v500H400z" fill={url('alpha')} />
      <path d="M0 0 420 500H0z" fill={url('key')} />
      <Bust id={ref('b')} />
      <path d="M0 0h800v500H0z" fill={url('fall')} />
      <path d="M400 0v500" stroke={paint.ink} strokeWidth="3" />
      <circle
        cx="400"
        cy="250"
        r="26"
        fill={paint.stage}
        fillOpacity=".75"
        stroke={paint.ink}
        strokeWidth="3"
      />
      <path
        d="M392 241l-8 9 8 9M408 241l8 9-8 9"
        stroke={paint.ink}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="none" strokeWidth="2.500">
        <path d="M92 90h40M112 70v40" stroke={paint.stage} />
        <circle cx="112" cy="90" r="26" stroke={paint.stage} />
        <path d="M660 60h76v76" stroke={paint.cyan} />
        <path d="M660 440h76v-76" stroke={paint.cyan} />
      </g>
      <Vignette id={ref('edge')} />
    </Canvas>
  );
}
