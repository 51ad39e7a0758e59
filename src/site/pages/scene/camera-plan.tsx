import type { Scene } from '#api/scenes/contract.ts';
import { sceneMessages } from '#site/i18n/scene.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

type Camera = Scene['cameras'][number];

/** Pixels of the drawing per metre. */
const SCALE = 60;
/** Margin of the drawing around the cameras, in metres. */
const MARGIN = 1;
/** Minimum width of the drawing, as a multiple of its height. */
const ASPECT = 1.2;
/** Length of a camera's drawn field of view, in metres. */
const REACH = 2.2;

/** Where the presenter stands: the origin of the scene's coordinates, and the dot of the plan. */
const PRESENTER = { x: 0, z: 0 };

/** Distance between camera and presenter along the floor, in metres: as one measures it in the plan. */
export function distanceOf({ position: [x, , z] }: Camera): number {
  return Math.hypot(x - PRESENTER.x, z - PRESENTER.z);
}

/** Focal length on a full-frame camera (24 mm high) with the same vertical field of view. */
export function focalLength(fov: number): number {
  return Math.round(12 / Math.tan((fov * Math.PI) / 360));
}

/** Plan view of the cameras, drawn from their coordinates. */
export function CameraPlan({ cameras }: { cameras: Camera[] }) {
  const text = useMessages(sceneMessages);
  const points = cameras.flatMap(({ position, target }) => [position, target]);
  const range = (axis: 0 | 2) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(-2, ...values) - MARGIN, Math.max(2, ...values) + MARGIN] as const;
  };
  const [back, front] = range(2);
  const [west, east] = range(0);
  const wider = Math.max(0, ((front - back) * ASPECT - (east - west)) / 2);
  const [left, right] = [west - wider, east + wider];
  const box = [left, back, right - left, front - back].map((value) => Math.round(value * SCALE));
  return (
    <svg
      viewBox={box.join(' ')}
      role="img"
      aria-label={`${text.planTitle}. ${text.planText(cameras.length)}`}
      className="block w-full rounded-md border border-line bg-surface"
    >
      <Grid left={left} right={right} back={back} front={front} />
      <path
        d={`M${-1.8 * SCALE} ${-1.2 * SCALE}Q0 ${-1.9 * SCALE} ${1.8 * SCALE} ${-1.2 * SCALE}`}
        className="fill-none stroke-ink-muted"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {cameras.map((camera) => (
        <View key={camera.key} camera={camera} />
      ))}
      <circle
        cx={PRESENTER.x * SCALE}
        cy={PRESENTER.z * SCALE}
        r={0.22 * SCALE}
        className="fill-ink"
      />
      {cameras.map((camera, index) => {
        const [x, , z] = camera.position;
        return (
          <g key={camera.key} transform={`translate(${x * SCALE} ${z * SCALE})`}>
            <circle r="15" className="fill-key" />
            <text y="6" textAnchor="middle" className="fill-on-key font-bold" fontSize="17">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Grid with a line per metre. */
function Grid({ left, right, back, front }: Record<'left' | 'right' | 'back' | 'front', number>) {
  const lines: string[] = [];
  for (let x = Math.ceil(left); x <= right; x += 1) {
    lines.push(`M${x * SCALE} ${back * SCALE}V${front * SCALE}`);
  }
  for (let z = Math.ceil(back); z <= front; z += 1) {
    lines.push(`M${left * SCALE} ${z * SCALE}H${right * SCALE}`);
  }
  return <path d={lines.join('')} className="fill-none stroke-line" />;
}

/** A camera's field of view: a wedge, or a ring if it looks straight down. */
function View({ camera }: { camera: Camera }) {
  const [x, , z] = camera.position;
  const [tx, , tz] = camera.target;
  if (Math.hypot(tx - x, tz - z) < 0.4) {
    return (
      <circle
        cx={tx * SCALE}
        cy={tz * SCALE}
        r={0.6 * SCALE}
        className="fill-key stroke-key"
        fillOpacity="0.14"
        strokeDasharray="5 5"
      />
    );
  }
  const middle = Math.atan2(tz - z, tx - x);
  const half = Math.atan(Math.tan((camera.fov * Math.PI) / 360) * (16 / 9));
  const [from, to] = [middle - half, middle + half].map((angle) =>
    [x + REACH * Math.cos(angle), z + REACH * Math.sin(angle)]
      .map((value) => (value * SCALE).toFixed(1))
      .join(' '),
  );
  const reach = REACH * SCALE;
  return (
    <path
      d={`M${x * SCALE} ${z * SCALE}L${from}A${reach} ${reach} 0 0 1 ${to}Z`}
      className="fill-key"
      fillOpacity="0.14"
    />
  );
}
