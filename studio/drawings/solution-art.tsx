import type { ReactElement, ReactNode } from 'react';
import type { SolutionKey } from '../../src/contracts/enums/art.ts';
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

/** Background of all five: a hall with a lit screen, its glow on the floor, and two lights. */
function Hall({
  light,
  deep,
  screen,
  children,
  ...props
}: ArtProps & { light: string; deep: string; screen: ReactNode; children: ReactNode }) {
  const { ref, url } = useArtIds();
  return (
    <Canvas {...props}>
      <defs>
        <Radial
          id={ref('glow')}
          stops={[
            [0, light, 0.42],
            [1, light, 0],
          ]}
        />
        <Linear
          id={ref('screen')}
          to={[1, 1]}
          stops={[
            [0, deep],
            [0.55, light, 0.75],
            [1, light],
          ]}
        />
        <Linear
          id={ref('floor')}
          stops={[
            [0, light, 0.42],
            [1, paint.stage, 0],
          ]}
        />
        <Linear
          id={ref('beam')}
          stops={[
            [0, paint.ink, 0.4],
            [1, light, 0],
          ]}
        />
        <clipPath id={ref('clip')}>
          <path d="M120 70h560v270H120z" />
        </clipPath>
      </defs>
      <ellipse cx="400" cy="220" rx="460" ry="300" fill={url('glow')} />
      <path
        d="M0 0l120 70v270L0 410zM800 0L680 70v270l120 70z"
        fill={paint.surface}
        fillOpacity=".55"
      />
      <path d="M120 70h560v270H120z" fill={paint.stage} />
      <path d="M120 70h560v270H120z" fill={url('screen')} />
      <g clipPath={url('clip')}>{screen}</g>
      <path d="M120 340h560" stroke={paint.ink} strokeOpacity=".6" strokeWidth="2" />
      <path d="M120 342h560l150 158H-30z" fill={url('floor')} />
      <path
        d="M0 410 120 340M800 410l-120-70M400 342v158M260 342 120 500M540 342l140 158"
        stroke={paint.ink}
        strokeOpacity=".08"
      />
      <path d="M196 0h30l110 400H110zM574 0h30l86 400H464z" fill={url('beam')} fillOpacity=".5" />
      {children}
      <Vignette id={ref('edge')} />
    </Canvas>
  );
}

function Ecommerce(props: ArtProps) {
  return (
    <Hall
      {...props}
      light={paint.amber}
      deep={paint.tally}
      screen={
        <>
          <circle cx="520" cy="190" r="112" fill={paint.ink} fillOpacity=".22" />
          <circle cx="520" cy="190" r="76" fill={paint.ink} fillOpacity=".32" />
          <path
            d="M120 130h150M120 210h150M120 290h150"
            stroke={paint.stage}
            strokeOpacity=".5"
            strokeWidth="6"
          />
          <path
            d="M146 126V92h22v34zM184 126V78h16v48zM216 126v-26h32v26zM140 206v-46h16v46zM172 206v-30h36v30zM224 206v-54h20v54zM148 286v-34h40v34zM206 286v-52h14v52z"
            fill={paint.stage}
            fillOpacity=".5"
          />
        </>
      }
    >
      <Presenter x={340} y={432} scale={1.36} warm={paint.ink} cool={paint.amber} />
      <path d="M408 366h230v92H408z" fill={paint.surface} />
      <path d="M408 366h230l-22-18H424z" fill={paint.ink} fillOpacity=".75" />
      <path d="M408 366h230" stroke={paint.amber} strokeWidth="3" />
      <path
        d="M470 350v-44q0-8 6-12v-14h14v14q6 4 6 12v44zM532 350v-30h44v30z"
        fill={paint.tally}
      />
      <path
        d="M532 320h44l-6-10h-32zM474 308v38"
        stroke={paint.ink}
        strokeWidth="3"
        fill={paint.petal}
      />
      <circle cx="604" cy="336" r="13" fill={paint.amber} />
      <path d="M96 470V208M96 470l-30 26M96 470l30 26" stroke={paint.line} strokeWidth="6" />
      <circle cx="96" cy="170" r="44" fill="none" stroke={paint.ink} strokeWidth="11" />
      <circle
        cx="96"
        cy="170"
        r="58"
        fill="none"
        stroke={paint.amber}
        strokeOpacity=".4"
        strokeWidth="6"
      />
    </Hall>
  );
}

function Launch(props: ArtProps) {
  return (
    <Hall
      {...props}
      light={paint.violet}
      deep={paint.night}
      screen={
        <>
          <circle cx="400" cy="330" r="210" fill={paint.petal} fillOpacity=".3" />
          <circle cx="400" cy="330" r="150" fill={paint.petal} fillOpacity=".55" />
          <circle cx="400" cy="330" r="96" fill={paint.ink} fillOpacity=".85" />
          <path
            d="M120 100 680 60M120 150 680 120M120 210l560-20"
            stroke={paint.ink}
            strokeOpacity=".12"
          />
        </>
      }
    >
      <ellipse cx="400" cy="404" rx="250" ry="34" fill={paint.surface} />
      <ellipse
        cx="400"
        cy="396"
        rx="250"
        ry="34"
        fill={paint.night}
        stroke={paint.violet}
        strokeWidth="3"
      />
      <path
        d="M236 388c6-34 30-44 66-52 30-28 60-42 112-42 58 0 84 22 116 46 38 4 54 18 52 48z"
        fill={paint.stage}
      />
      <path
        d="M306 336c30-28 60-40 108-40 54 0 80 20 112 44"
        stroke={paint.ink}
        strokeWidth="3"
        fill="none"
      />
      <path
        d="M330 334c22-16 44-26 76-26v28zM418 308c36 0 58 12 80 30l-80-2z"
        fill={paint.violet}
        fillOpacity=".6"
      />
      <path d="M238 362h34M556 358h24" stroke={paint.tally} strokeWidth="5" strokeLinecap="round" />
      <circle cx="306" cy="388" r="25" fill={paint.surface} stroke={paint.line} strokeWidth="4" />
      <circle cx="522" cy="388" r="25" fill={paint.surface} stroke={paint.line} strokeWidth="4" />
      <Presenter x={650} y={446} scale={0.94} warm={paint.petal} cool={paint.violet} />
      <path
        d="M0 500v-40c20-26 44-26 62 0 16-30 46-30 62 0 18-24 44-22 60 2 16-26 46-26 62 0v38zM420 500v-24c16-26 44-26 60 0v24zM520 500v-30c16-24 42-24 58 0v30z"
        fill={paint.stage}
        stroke={paint.violet}
        strokeOpacity=".5"
      />
    </Hall>
  );
}

function Training(props: ArtProps) {
  return (
    <Hall
      {...props}
      light={paint.blue}
      deep={paint.dusk}
      screen={
        <>
          <path
            d="M160 110h170M160 136h120"
            stroke={paint.ink}
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path
            d="M160 300V180M160 300h250"
            stroke={paint.ink}
            strokeOpacity=".6"
            strokeWidth="3"
          />
          <path
            d="M180 300v-46h34v46zM232 300v-72h34v72zM284 300v-58h34v58zM336 300V200h34v100z"
            fill={paint.ink}
            fillOpacity=".7"
          />
          <path
            d="M176 236l54-34 52 18 92-56"
            stroke={paint.amber}
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M500 96h150v70H500zM500 184h150v70H500z" fill={paint.ink} fillOpacity=".2" />
        </>
      }
    >
      <Presenter x={514} y={430} scale={1.26} warm={paint.ink} cool={paint.cyan} />
      <path d="M584 352h104l-14 92h-76z" fill={paint.surface} />
      <path d="M576 346h120v10H576z" fill={paint.blue} />
      <path d="M604 346l10-26h50l-8 26z" fill={paint.line} />
      <g fill={paint.stage} stroke={paint.blue} strokeOpacity=".6" strokeWidth="2">
        <path d="M60 500c0-40 16-54 32-58a22 22 0 1 1 24 0c16 4 32 18 32 58zM190 500c0-40 16-54 32-58a22 22 0 1 1 24 0c16 4 32 18 32 58zM320 500c0-40 16-54 32-58a22 22 0 1 1 24 0c16 4 32 18 32 58z" />
        <path d="M-20 520c0-46 20-62 38-66a26 26 0 1 1 28 0c18 4 38 20 38 66zM120 520c0-46 20-62 38-66a26 26 0 1 1 28 0c18 4 38 20 38 66zM254 520c0-46 20-62 38-66a26 26 0 1 1 28 0c18 4 38 20 38 66z" />
      </g>
    </Hall>
  );
}

function Medical(props: ArtProps) {
  return (
    <Hall
      {...props}
      light={paint.cyan}
      deep={paint.dusk}
      screen={
        <>
          <path
            d="M120 250h150l16-40 22 90 26-150 24 126 14-26h308"
            stroke={paint.ink}
            strokeWidth="4"
            fill="none"
            strokeLinejoin="round"
          />
          <path
            d="M120 110h560M120 150h560M120 190h560M120 230h560M120 270h560M120 310h560M160 70v270M220 70v270M280 70v270M340 70v270M400 70v270M460 70v270M520 70v270M580 70v270M640 70v270"
            stroke={paint.stage}
            strokeOpacity=".16"
          />
        </>
      }
    >
      <g transform="translate(520 212)">
        <path
          d="M0 104C-80 50-98 6-84-34c12-34 56-40 84-4 28-36 72-30 84 4C98 6 80 50 0 104z"
          fill={paint.tally}
          fillOpacity=".8"
        />
        <path
          d="M0 104C-80 50-98 6-84-34c12-34 56-40 84-4 28-36 72-30 84 4C98 6 80 50 0 104zM0-38C-20 0-16 60 0 104M0-38c26 34 24 90 0 142M-90-10c50 30 130 30 180 0M-70 34c40 26 100 26 140 0"
          fill="none"
          stroke={paint.ink}
          strokeOpacity=".75"
          strokeWidth="2"
        />
        <path
          d="M-18-44v-36M14-46l10-34M0-40c-4-24 0-40 8-50"
          stroke={paint.tally}
          strokeWidth="11"
          strokeLinecap="round"
        />
        <ellipse cy="150" rx="120" ry="18" fill="none" stroke={paint.cyan} strokeWidth="2" />
        <ellipse cy="150" rx="84" ry="12" fill={paint.cyan} fillOpacity=".3" />
      </g>
      <Presenter x={330} y={438} scale={1.34} warm={paint.ink} cool={paint.cyan} />
      <path d="M560 390h170v16H560zM584 406h14v80h-14zM692 406h14v80h-14z" fill={paint.surface} />
      <path d="M560 390h170" stroke={paint.cyan} strokeWidth="2" />
      <path d="M150-10v60" stroke={paint.line} strokeWidth="8" />
      <path d="M90 82q60-60 120 0z" fill={paint.surface} stroke={paint.line} strokeWidth="2" />
      <path d="M100 84h100" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
    </Hall>
  );
}

function Government(props: ArtProps) {
  return (
    <Hall
      {...props}
      light={paint.tally}
      deep={paint.night}
      screen={
        <>
          <circle cx="400" cy="280" r="90" fill={paint.amber} fillOpacity=".85" />
          <path
            d="M120 300c70-10 110-60 170-70 40 20 70 44 120 44 60 0 90-60 140-66 50 10 80 50 130 62v80H120z"
            fill={paint.night}
            fillOpacity=".65"
          />
          <path
            d="M150 340V236h26v-30h22v30h24v104zM250 340v-76h40v76zM500 340V196l16-26 16 26v144zM556 340v-96h44v96zM614 340v-64h40v64z"
            fill={paint.stage}
            fillOpacity=".7"
          />
          <path
            d="M120 326c120-16 200 12 300-2s180-10 260 0"
            stroke={paint.amber}
            strokeWidth="3"
            fill="none"
          />
        </>
      }
    >
      <path d="M40 20h44v420H40zM716 20h44v420h-44z" fill={paint.surface} />
      <path d="M84 20v420M716 20v420" stroke={paint.tally} strokeWidth="3" />
      <path
        d="M50 20v420M62 20v420M74 20v420M728 20v420M740 20v420M752 20v420"
        stroke={paint.stage}
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <Presenter x={300} y={424} scale={1.06} warm={paint.amber} cool={paint.ink} />
      <Presenter x={500} y={424} scale={1.06} warm={paint.ink} cool={paint.tally} />
      <path d="M190 402q210-34 420 0v14H190z" fill={paint.ink} fillOpacity=".8" />
      <path d="M196 416h408l-22 74H218z" fill={paint.surface} />
      <path d="M200 418h400" stroke={paint.tally} strokeWidth="3" />
      <path
        d="M366 394v-26M366 368l-8-12M436 394v-26M436 368l8-12"
        stroke={paint.line}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Hall>
  );
}

const pictures: Record<SolutionKey, (props: ArtProps) => ReactElement> = {
  ecommerce: Ecommerce,
  launch: Launch,
  training: Training,
  medical: Medical,
  government: Government,
};

/** The picture of a scene, 16:10; it fills its box. */
export function SolutionArt({ solution, ...props }: ArtProps & { solution: SolutionKey }) {
  const Picture = pictures[solution];
  return <Picture {...props} />;
}
