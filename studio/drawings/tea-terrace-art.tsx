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

const leaf = 'color-mix(in oklab, var(--cyan-dark) 46%, var(--3d-dark))';
const ridges = {
  far: 'M0 372Q150 250 300 318T560 272T840 322T1200 250V750H0Z',
  middle: 'M0 446Q190 330 400 408T760 380T1200 352V750H0Z',
  near: 'M0 536Q260 420 520 494T930 470T1200 500V750H0Z',
};
const posts = [60, 210, 990, 1140];

/**
 * Tea terraces in the morning mist behind a wooden terrace with a tea table, where the presenter
 * stands. `daylight` goes from 1 (day) to 0 (night, lit by two lanterns).
 */
export function TeaTerraceArt({ daylight = 1, ...props }: ArtProps & { daylight?: number }) {
  const { ref, url } = useArtIds();
  const dark = (1 - daylight) * 0.85;
  return (
    <Canvas {...props} width={1200} height={750}>
      <defs>
        <Linear
          id={ref('sky')}
          stops={[
            [0, paint.dusk],
            [0.26, paint.violet, 0.45],
            [0.5, paint.amber, 0.85],
            [0.62, paint.ink],
          ]}
        />
        <Radial
          id={ref('sun')}
          stops={[
            [0, paint.ink],
            [0.14, paint.ink],
            [0.18, paint.amber, 0.8],
            [0.55, paint.amber, 0.25],
            [1, paint.amber, 0],
          ]}
        />
        <Linear
          id={ref('far')}
          stops={[
            [0, paint.violet, 0.5],
            [0.4, paint.ink, 0.7],
          ]}
        />
        <Linear
          id={ref('middle')}
          stops={[
            [0, leaf, 0.75],
            [0.55, paint.ink, 0.5],
          ]}
        />
        <Linear
          id={ref('near')}
          stops={[
            [0, leaf, 0.55],
            [0.6, paint.stage],
          ]}
        />
        <Linear
          id={ref('mist')}
          to={[1, 0]}
          stops={[
            [0, paint.ink, 0],
            [0.3, paint.ink, 0.6],
            [0.65, paint.ink, 0.35],
            [1, paint.ink, 0],
          ]}
        />
        <Linear
          id={ref('deck')}
          stops={[
            [0, paint.amber, 0.34],
            [0.5, paint.stage, 0.95],
            [1, paint.stage],
          ]}
        />
        <Radial
          id={ref('glow')}
          stops={[
            [0, paint.amber, 0.75],
            [1, paint.amber, 0],
          ]}
        />
        <clipPath id={ref('hill')}>
          <path d={ridges.near} />
        </clipPath>
        <clipPath id={ref('slope')}>
          <path d={ridges.middle} />
        </clipPath>
      </defs>
      <path d="M0 0h1200v750H0z" fill={url('sky')} />
      <path d="M0 690h1200v60H0z" fill={paint.stage} />
      <g transform="translate(0 -58)">
        <circle cx="872" cy="296" r="230" fill={url('sun')} />
        <path d={ridges.far} fill={paint.stage} fillOpacity=".5" />
        <path d={ridges.far} fill={url('far')} />
        <ellipse cx="420" cy="384" rx="620" ry="22" fill={url('mist')} />
        <path d={ridges.middle} fill={paint.stage} fillOpacity=".6" />
        <path d={ridges.middle} fill={url('middle')} />
        <Terraces clip={url('slope')} from={380} step={17} lift={0.7} opacity={0.3} />
        <ellipse cx="800" cy="462" rx="640" ry="20" fill={url('mist')} />
        <path d={ridges.near} fill={paint.stage} fillOpacity=".82" />
        <path d={ridges.near} fill={url('near')} fillOpacity=".8" />
        <Terraces clip={url('hill')} from={456} step={22} lift={1} opacity={0.4} />
        <ellipse cx="330" cy="536" rx="560" ry="16" fill={url('mist')} fillOpacity=".6" />
        <path d="M0 0h1200v620H0z" fill={paint.night} fillOpacity={dark} />
        <path d="M0 598h1200v152H0z" fill={paint.stage} />
        <path d="M0 598h1200v152H0z" fill={url('deck')} />
        <path
          d="M0 598h1200M420 598 300 750M520 598 470 750M680 598 730 750M780 598 900 750M300 598 110 750M900 598 1090 750"
          stroke={paint.ink}
          strokeOpacity=".12"
          strokeWidth="2"
        />
        <path
          d="M0 512h300M900 512h300M0 556h300M900 556h300"
          stroke={paint.stage}
          strokeWidth="9"
        />
        {posts.map((x) => (
          <path key={x} d={`M${x} 494v112`} stroke={paint.stage} strokeWidth="14" />
        ))}
        <path d="M0 507h300M900 507h300" stroke={paint.amber} strokeOpacity=".55" strokeWidth="2" />
        <Lantern x={150} glow={url('glow')} lit={1 - daylight} />
        <Lantern x={1050} glow={url('glow')} lit={1 - daylight} />
        <ellipse cx="600" cy="606" rx="300" ry="26" fill={paint.amber} fillOpacity=".16" />
        <Presenter x={560} y={640} scale={1.2} warm={paint.amber} cool={leaf} />
        <TeaTable />
      </g>
      <Vignette id={ref('edge')} width={1200} height={750} />
    </Canvas>
  );
}

/** Rows of tea bushes along a slope. */
function Terraces({
  clip,
  from,
  step,
  lift,
  opacity,
}: {
  clip: string;
  from: number;
  step: number;
  lift: number;
  opacity: number;
}) {
  const rows = Array.from({ length: 14 }, (_, row) => from + row * step * (0.6 + row * 0.05));
  return (
    <g clipPath={clip}>
      {rows.map((y) => (
        <path
          key={y}
          d={`M0 ${y}q260 ${-90 * lift} 520 ${-6 * lift}t410 ${-18 * lift} 270 ${16 * lift}`}
          fill="none"
          stroke={leaf}
          strokeOpacity={opacity}
          strokeWidth={1.5 + lift}
        />
      ))}
    </g>
  );
}

function Lantern({ x, glow, lit }: { x: number; glow: string; lit: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0v226" stroke={paint.stage} strokeWidth="3" />
      <circle cy="262" r="150" fill={glow} fillOpacity={Math.min(1, lit * 1.4)} />
      <path d="M-26 240q0-14 26-14t26 14v48q0 14-26 14t-26-14z" fill={paint.stage} />
      <path
        d="M-20 240q0-9 20-9t20 9v47q0 9-20 9t-20-9z"
        fill={paint.amber}
        fillOpacity={Math.min(1, 0.2 + lit * 1.2)}
      />
      <path d="M-10 232v63M10 232v63M0 231v65" stroke={paint.stage} strokeOpacity=".5" />
    </g>
  );
}

function TeaTable() {
  return (
    <>
      <path d="M360 622h520l34 22H326z" fill={paint.surface} />
      <path d="M326 644h588v20H326z" fill={paint.stage} />
      <path d="M326 644h588" stroke={paint.amber} strokeWidth="3" />
      <path d="M356 664h26v70h-26zM858 664h26v70h-26z" fill={paint.stage} />
      <g stroke={paint.amber} strokeOpacity=".8" strokeWidth="2">
        <path
          d="M690 632q-14-44 34-46 48 2 34 46zM756 606q26-14 34-30M692 604q-30-12-24 14 4 12 26 8M716 586q8-16 16 0"
          fill={paint.surface}
        />
        <path d="M430 634l6-30h40l6 30zM510 634q2-20 22-20t22 20z" fill={paint.surface} />
        <path d="M806 634q2-18 20-18t20 18z" fill={paint.surface} />
      </g>
      <path
        d="M724 574q-10-18 4-32t0-32M456 596q8-16-2-28t4-28"
        fill="none"
        stroke={paint.ink}
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
