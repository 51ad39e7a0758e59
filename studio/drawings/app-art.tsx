import { type ArtProps, Canvas, Linear, paint, Radial, useArtIds, Vignette } from './canvas.tsx';
import { Bust } from './cutout-art.tsx';

const heart = 'M0 7C-14-4-9-15-3-14-1-14 0-12 0-11 0-12 1-14 3-14 9-15 14-4 0 7z';

/** App: a live room in the hand: the presenter in her set, the chat, the hearts, the goods. */
export function AppArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  const phone = (
    <rect width="232" height="470" rx="36" fill={paint.stage} stroke={url('rim')} strokeWidth="4" />
  );
  return (
    <Canvas {...props}>
      <defs>
        <Radial
          id={ref('glow')}
          stops={[
            [0, paint.blue, 0.6],
            [0.5, paint.blue, 0.16],
            [1, paint.blue, 0],
          ]}
        />
        <Linear
          id={ref('rim')}
          to={[1, 1]}
          stops={[
            [0, paint.ink],
            [0.3, paint.line],
            [0.7, paint.line],
            [1, paint.blue],
          ]}
        />
        <Linear
          id={ref('set')}
          stops={[
            [0, paint.night],
            [0.55, paint.blue],
            [1, paint.cyan],
          ]}
        />
        <Linear
          id={ref('foot')}
          stops={[
            [0, paint.stage, 0],
            [1, paint.stage, 0.9],
          ]}
        />
        <Linear
          id={ref('back')}
          stops={[
            [0, paint.night],
            [0.6, paint.petal, 0.9],
            [1, paint.amber],
          ]}
        />
        <clipPath id={ref('screen')}>
          <rect x="8" y="8" width="216" height="454" rx="29" />
        </clipPath>
      </defs>
      <ellipse cx="430" cy="250" rx="480" ry="330" fill={url('glow')} />
      <circle cx="420" cy="250" r="226" fill="none" stroke={paint.blue} strokeOpacity=".3" />
      <circle cx="420" cy="250" r="316" fill="none" stroke={paint.blue} strokeOpacity=".16" />
      <g transform="translate(452 66) rotate(11)" opacity=".85">
        {phone}
        <g clipPath={url('screen')}>
          <path d="M0 0h232v470H0z" fill={url('back')} />
          <circle cx="116" cy="214" r="52" fill={paint.ink} fillOpacity=".85" />
          <path d="M0 290c50-30 70-60 110-50s80 60 130 30v200H0z" fill={paint.night} />
          <path d="M30 390h172v14H30zM30 416h110v14H30z" fill={paint.ink} fillOpacity=".5" />
        </g>
      </g>
      <g transform="translate(276 16) rotate(-5 116 235)">
        {phone}
        <g clipPath={url('screen')}>
          <path d="M0 0h232v470H0z" fill={url('set')} />
          <path
            d="M18 92h70v92H18zM144 92h70v92h-70zM18 200h70v92H18zM144 200h70v92h-70z"
            fill={paint.ink}
            fillOpacity=".13"
          />
          <path
            d="M26 172c10-24 16-40 26-40s18 16 28 40zM152 270c8-30 20-44 28-44s18 18 26 44z"
            fill={paint.ink}
            fillOpacity=".2"
          />
          <svg x="-34" y="100" width="300" height="300" viewBox="150 50 500 500" aria-hidden="true">
            <Bust id={ref('b')} />
          </svg>
          <path d="M0 260h232v210H0z" fill={url('foot')} />
          <rect x="20" y="36" width="104" height="30" rx="15" fill={paint.stage} fillOpacity=".6" />
          <circle cx="36" cy="51" r="10" fill={paint.petal} />
          <path d="M54 46h44M54 56h28" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
          <rect x="164" y="38" width="48" height="26" rx="4" fill={paint.tally} />
          <circle cx="176" cy="51" r="4" fill={paint.stage} />
          <path d="M186 51h16" stroke={paint.stage} strokeWidth="4" strokeLinecap="round" />
          <g fill={paint.stage} fillOpacity=".55">
            <rect x="20" y="300" width="118" height="22" rx="11" />
            <rect x="20" y="328" width="88" height="22" rx="11" />
            <rect x="20" y="356" width="132" height="22" rx="11" />
          </g>
          <path
            d="M64 311h58M60 339h34M70 367h66"
            stroke={paint.ink}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M32 311h22" stroke={paint.amber} strokeWidth="4" strokeLinecap="round" />
          <path d="M32 339h18" stroke={paint.cyan} strokeWidth="4" strokeLinecap="round" />
          <path d="M32 367h28" stroke={paint.petal} strokeWidth="4" strokeLinecap="round" />
          <rect x="20" y="390" width="192" height="58" rx="12" fill={paint.ink} />
          <rect x="28" y="398" width="42" height="42" rx="8" fill={paint.petal} />
          <path d="M42 430c-6-14-2-24 7-26 9 2 13 12 7 26z" fill={paint.tally} />
          <path
            d="M82 410h66M82 426h38"
            stroke={paint.stage}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <rect x="160" y="406" width="42" height="26" rx="13" fill={paint.blue} />
          <path
            d="M174 412l7 7-7 7"
            stroke={paint.stage}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        <rect x="86" y="16" width="60" height="12" rx="6" fill={paint.stage} />
      </g>
      <path d={heart} transform="translate(520 250) scale(2.4) rotate(12)" fill={paint.tally} />
      <path d={heart} transform="translate(556 180) scale(1.7) rotate(-14)" fill={paint.petal} />
      <path d={heart} transform="translate(528 122) scale(1.2) rotate(16)" fill={paint.amber} />
      <path
        d={heart}
        transform="translate(566 72) scale(.9) rotate(-8)"
        fill={paint.petal}
        fillOpacity=".6"
      />
      <g>
        <rect
          x="92"
          y="120"
          width="146"
          height="76"
          rx="12"
          fill={paint.surface}
          stroke={paint.line}
        />
        <path
          d="M112 172l22-20 20 10 26-30 34 8"
          stroke={paint.blue}
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="214" cy="140" r="6" fill={paint.ink} />
        <rect
          x="116"
          y="300"
          width="128"
          height="60"
          rx="12"
          fill={paint.surface}
          stroke={paint.line}
        />
        <circle cx="146" cy="330" r="16" fill={paint.blue} fillOpacity=".25" />
        <path
          d="M138 330l6 6 11-12"
          stroke={paint.blue}
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M174 322h52M174 338h34"
          stroke={paint.ink}
          strokeOpacity=".6"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <Vignette id={ref('edge')} />
    </Canvas>
  );
}
