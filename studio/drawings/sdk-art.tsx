import { type ArtProps, Canvas, Linear, paint, Radial, useArtIds, Vignette } from './canvas.tsx';
import { Bust } from './cutout-art.tsx';

const code = [
  [
    0,
    [
      ['const', paint.violet],
      [' keyer = ', paint.ink],
      ['await', paint.violet],
      [' Keyer.create({', paint.ink],
    ],
  ],
  [
    1,
    [
      ['key: ', paint.ink],
      ["'#13e1f2'", paint.cyan],
      [',', paint.ink],
    ],
  ],
  [
    1,
    [
      ['tolerance: ', paint.ink],
      ['0.18', paint.amber],
      [',', paint.ink],
    ],
  ],
  [
    1,
    [
      ['spill: ', paint.ink],
      ['0.6', paint.amber],
      [', edge: ', paint.ink],
      ['-1', paint.amber],
    ],
  ],
  [0, [['});', paint.ink]]],
  [0, []],
  [
    0,
    [
      ['for await', paint.violet],
      [' (', paint.ink],
      ['const', paint.violet],
      [' frame ', paint.ink],
      ['of', paint.violet],
      [' camera) {', paint.ink],
    ],
  ],
  [
    1,
    [
      ['stage.draw(keyer.', paint.ink],
      ['process', paint.petal],
      ['(frame));', paint.ink],
    ],
  ],
  [0, [['}', paint.ink]]],
] as const;

/** SDK: the code that keys, and the frame it has just keyed. */
export function SdkArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  return (
    <Canvas {...props}>
      <defs>
        <Radial
          id={ref('glow')}
          stops={[
            [0, paint.violet, 0.5],
            [0.5, paint.blue, 0.14],
            [1, paint.blue, 0],
          ]}
        />
        <pattern id={ref('alpha')} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0h12v12H0zM12 12h12v12H12z" fill={paint.ink} fillOpacity=".14" />
        </pattern>
        <Linear
          id={ref('edge')}
          to={[1, 1]}
          stops={[
            [0, paint.ink, 0.6],
            [0.4, paint.violet, 0.4],
            [1, paint.violet, 0.1],
          ]}
        />
        <Linear
          id={ref('wire')}
          to={[1, 0]}
          stops={[
            [0, paint.violet],
            [1, paint.cyan],
          ]}
        />
        <clipPath id={ref('frame')}>
          <rect x="440" y="176" width="316" height="236" rx="12" />
        </clipPath>
      </defs>
      <ellipse cx="440" cy="240" rx="520" ry="320" fill={url('glow')} />
      <path d={`M0 40${'m0 40h800'.repeat(11)}`} stroke={paint.ink} strokeOpacity=".04" />
      <rect
        x="44"
        y="66"
        width="500"
        height="330"
        rx="12"
        fill={paint.stage}
        fillOpacity=".92"
        stroke={url('edge')}
        strokeWidth="1.500"
      />
      <path d="M44 104h500" stroke={paint.ink} strokeOpacity=".12" />
      <g fill={paint.line}>
        <circle cx="68" cy="85" r="5" fill={paint.violet} />
        <circle cx="86" cy="85" r="5" />
        <circle cx="104" cy="85" r="5" />
      </g>
      <rect x="44" y="308" width="500" height="29" fill={paint.violet} fillOpacity=".16" />
      <path d="M44 308h3v29h-3z" fill={paint.violet} />
      <g fontFamily="ui-monospace, Consolas, monospace" fontSize="16">
        {code.map(([indent, parts], line) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
            key={line}
            x={96 + indent * 24}
            y={140 + line * 27}
            xmlSpace="preserve"
          >
            <tspan x="64" fill={paint.ink} fillOpacity=".3">
              {line + 1}
            </tspan>
            {parts.map(([text, fill], at) => (
              <tspan key={text} x={at === 0 ? 96 + indent * 24 : undefined} fill={fill}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      <path d="M470 322C560 322 420 300 440 300" stroke={url('wire')} strokeWidth="2" fill="none" />
      <rect x="440" y="176" width="316" height="236" rx="12" fill={paint.surface} />
      <g clipPath={url('frame')}>
        <path d="M440 176h316v236H440z" fill={url('alpha')} />
        <path d="M440 176h104v236H440z" fill={paint.cyan} />
        <svg
          x="440"
          y="176"
          width="316"
          height="236"
          viewBox="140 40 520 420"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <Bust id={ref('b')} />
        </svg>
        <path d="M544 176v236" stroke={paint.ink} strokeWidth="2" />
      </g>
      <rect
        x="440"
        y="176"
        width="316"
        height="236"
        rx="12"
        fill="none"
        stroke={paint.ink}
        strokeOpacity=".5"
        strokeWidth="1.500"
      />
      <g fill="none" stroke={paint.cyan} strokeWidth="3">
        <path d="M430 196v-30h30M766 392v30h-30" />
      </g>
      <Vignette id={ref('dark')} />
    </Canvas>
  );
}
