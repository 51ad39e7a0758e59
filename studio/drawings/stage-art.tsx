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

const wall = 'M236 128Q620 168 1004 128V512Q620 486 236 512Z';
const lamps = [330, 480, 620, 760, 910];

/**
 * The picture of the home page: a studio before the show. A curved wall shows a mountain lake at
 * dawn; the presenter stands between a warm key light and a cool rim light; the camera is on.
 */
export function StageArt(props: ArtProps) {
  const { ref, url } = useArtIds();
  return (
    <Canvas {...props} width={1200} height={750}>
      <defs>
        <Linear
          id={ref('sky')}
          stops={[
            [0, paint.night],
            [0.34, paint.violet, 0.75],
            [0.56, paint.petal],
            [0.7, paint.amber],
          ]}
        />
        <Radial
          id={ref('sun')}
          stops={[
            [0, paint.ink],
            [0.16, paint.ink],
            [0.2, paint.amber, 0.75],
            [0.55, paint.petal, 0.25],
            [1, paint.petal, 0],
          ]}
        />
        <Linear
          id={ref('far')}
          stops={[
            [0, paint.violet, 0.75],
            [1, paint.petal, 0.55],
          ]}
        />
        <Linear
          id={ref('near')}
          stops={[
            [0, paint.night],
            [1, paint.violet, 0.5],
          ]}
        />
        <Linear
          id={ref('lake')}
          stops={[
            [0, paint.amber, 0.9],
            [0.3, paint.petal, 0.75],
            [1, paint.night],
          ]}
        />
        <Linear
          id={ref('floor')}
          stops={[
            [0, paint.petal, 0.34],
            [0.35, paint.violet, 0.14],
            [1, paint.stage, 0],
          ]}
        />
        <Linear
          id={ref('key')}
          to={[1, 0]}
          stops={[
            [0, paint.amber, 0.6],
            [0.5, paint.amber, 0.16],
            [1, paint.amber, 0],
          ]}
        />
        <Linear
          id={ref('rim')}
          to={[-1, 0]}
          stops={[
            [0, paint.blue, 0.55],
            [0.55, paint.blue, 0.12],
            [1, paint.blue, 0],
          ]}
        />
        <Linear
          id={ref('beam')}
          stops={[
            [0, paint.ink, 0.26],
            [1, paint.ink, 0],
          ]}
        />
        <Radial
          id={ref('pool')}
          stops={[
            [0, paint.amber, 0.5],
            [1, paint.amber, 0],
          ]}
        />
        <Radial
          id={ref('halo')}
          stops={[
            [0, paint.petal, 0.34],
            [0.6, paint.violet, 0.12],
            [1, paint.violet, 0],
          ]}
        />
        <pattern id={ref('panels')} width="48" height="48" patternUnits="userSpaceOnUse">
          <path d="M48 0H0v48" fill="none" stroke={paint.stage} strokeOpacity=".2" />
        </pattern>
        <clipPath id={ref('wall')}>
          <path d={wall} />
        </clipPath>
      </defs>
      <ellipse cx="620" cy="330" rx="640" ry="400" fill={url('halo')} />
      <path
        d="M0 560 236 505V128L0 40ZM1200 560l-196-55V128l196-88Z"
        fill={paint.surface}
        fillOpacity=".32"
      />
      <g clipPath={url('wall')}>
        <path d="M200 100h840v300H200z" fill={url('sky')} />
        <circle cx="700" cy="352" r="210" fill={url('sun')} />
        <path
          d="M200 372c50-20 88-62 128-90 26 16 42 44 66 52 40-34 70-84 104-112 34 26 48 68 84 92 30-6 52-30 82-46 34 20 56 50 86 66 42-28 76-70 118-92 40 34 80 92 172 118v50H200Z"
          fill={url('far')}
        />
        <path
          d="M200 386c60-6 92-58 136-66 36 8 52 48 96 56 34 6 70-8 98-4 40 6 60 24 110 26 90 2 120-10 168-34 44-20 76-62 116-58 40 4 66 56 116 66v40H200Z"
          fill={url('near')}
        />
        <path d="M200 398h840v130H200z" fill={url('lake')} />
        <path
          d="M600 410h200M632 422h140M580 434h196M650 448h116M560 462h170M668 478h120"
          stroke={paint.ink}
          strokeOpacity=".55"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path d={wall} fill={url('panels')} />
      </g>
      <path
        d="M236 512Q620 486 1004 512"
        stroke={paint.ink}
        strokeOpacity=".5"
        strokeWidth="2"
        fill="none"
      />
      <path d="M236 514Q620 488 1004 514L1240 750H0Z" fill={url('floor')} />
      <path
        d="M620 500v250M520 502 380 750M720 502l140 248M420 505 120 750M820 505l300 245M60 640h1100M0 690h1200M130 590h960M190 550h850"
        stroke={paint.ink}
        strokeOpacity=".05"
      />
      <path d="M150 58h940M150 88h940" stroke={paint.line} strokeWidth="5" />
      <path
        d={`M150 88${'l20-30 20 30'.repeat(23)}`}
        stroke={paint.line}
        strokeWidth="2.500"
        fill="none"
      />
      {lamps.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 12} 118 ${x - 74} 500H${x + 74}L${x + 12} 118Z`}
            fill={url('beam')}
            fillOpacity=".5"
          />
          <path
            d={`M${x - 12} 90h24l5 28h-34z`}
            fill={paint.surface}
            stroke={paint.line}
            strokeWidth="2"
          />
          <ellipse cx={x} cy="118" rx="14" ry="4" fill={paint.ink} />
        </g>
      ))}
      <path d="M168 300 640 330 700 690 400 700Z" fill={url('key')} />
      <path d="M1120 196 590 330 560 690 800 660Z" fill={url('rim')} />
      <ellipse cx="590" cy="672" rx="210" ry="34" fill={url('pool')} />
      <path
        d="M122 396 96 712M122 396l30 316M122 396v316"
        stroke={paint.line}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M74 214l92 38v122l-92 44z" fill={paint.surface} />
      <path d="M166 252l14 6v110l-14 6z" fill={paint.ink} />
      <path d="M74 214l92 38M74 418l92-44M120 233v163" stroke={paint.line} strokeWidth="3" />
      <path d="M1120 196 1134 720" stroke={paint.line} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M1102 170l42-14 14 40-44 18z"
        fill={paint.surface}
        stroke={paint.line}
        strokeWidth="2"
      />
      <path d="M1100 170l14 42-8 2-14-40z" fill={paint.blue} />
      <Presenter x={590} y={672} scale={1.56} />
      <path d="M676 672v-64h112v64z" fill={paint.surface} />
      <path d="M676 608h112l-12-14h-88z" fill={paint.ink} fillOpacity=".4" />
      <path d="M676 608v64h8v-64z" fill={paint.amber} fillOpacity=".8" />
      <path d="M720 594c-6-16-4-34 12-40 16 6 18 24 12 40z" fill={paint.tally} />
      <path d="M724 592c-4-14-3-28 6-35-2 10-2 24 0 35z" fill={paint.ink} fillOpacity=".6" />
      <g strokeLinecap="round">
        <path
          d="M936 588 866 750M936 588l76 162M936 588l4 162"
          stroke={paint.surface}
          strokeWidth="11"
        />
        <path d="M930 590 860 750" stroke={paint.petal} strokeOpacity=".5" strokeWidth="2" />
        <path
          d="M842 492h150q10 0 10 10v66q0 10-10 10H842q-10 0-10-10v-66q0-10 10-10z"
          fill={paint.stage}
          stroke={paint.line}
          strokeWidth="2.500"
        />
        <path
          d="M832 508l-54-12v78l54-12z"
          fill={paint.stage}
          stroke={paint.line}
          strokeWidth="2.500"
        />
        <path d="M778 496v78" stroke={paint.petal} strokeWidth="3" />
        <path d="M838 492h158" stroke={paint.petal} strokeOpacity=".7" strokeWidth="2" />
        <path
          d="M888 492v-12h60v12M1002 520h30v34h-30"
          fill={paint.stage}
          stroke={paint.line}
          strokeWidth="2.500"
        />
        <path d="M864 420h108v60H864z" fill={paint.stage} stroke={paint.line} strokeWidth="3" />
        <path d="M869 425h98v50h-98z" fill={url('sky')} />
        <circle cx="928" cy="458" r="7" fill={paint.ink} />
        <path d="M869 465c20-4 30-16 42-14s30 12 56 10v14h-98z" fill={paint.night} />
        <circle cx="980" cy="506" r="5" fill={paint.tally} />
        <circle cx="980" cy="506" r="12" fill={paint.tally} fillOpacity=".3" />
      </g>
      <Vignette id={ref('edge')} width={1200} height={750} />
    </Canvas>
  );
}
