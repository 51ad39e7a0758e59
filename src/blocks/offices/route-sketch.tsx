import { blockMessages } from '#blocks/messages.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BlockProps } from '../block.ts';

type Block = BlockProps<'offices'>['block'];
type Place = readonly [number, number];

const WIDTH = 960;
const HEIGHT = 420;
const x = ([across]: Place) => (across / 100) * WIDTH;
const y = ([, down]: Place) => (down / 100) * HEIGHT;

const strokes = {
  river: 'stroke-[26] text-surface-2',
  road: 'stroke-[3] text-line [stroke-dasharray:14_8]',
  metro: 'stroke-[6] text-key',
};

/** The sketch of the way, not to scale; doors are numbered as in the list. */
export function RouteSketch({
  map,
  offices,
}: {
  map: NonNullable<Block['map']>;
  offices: Block['offices'];
}) {
  const text = useMessages(blockMessages);
  const names = offices.map(({ name, way }) => `${name}${way ? `: ${way}` : ''}`).join('; ');
  return (
    <figure className="frame bg-stage print:mx-auto print:w-3/4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${text.map}: ${names}`}
        className="sketch block w-full"
      >
        {map.lines.map(({ kind, name, points }) => (
          <g key={name} className={strokes[kind]}>
            <polyline points={points.map((point) => `${x(point)},${y(point)}`).join(' ')} />
          </g>
        ))}
        {map.lines.map(({ kind, name, points }) => {
          const start = points[0] ?? [0, 0];
          // A road leads down to the right, so its name stands to the left.
          const left = kind === 'road';
          return (
            <text
              key={name}
              x={x(start) + (left ? -16 : 16)}
              textAnchor={left ? 'end' : undefined}
              y={y(start) + (kind === 'metro' ? -18 : 34)}
              className={kind === 'metro' ? 'text-key' : 'text-ink-muted'}
            >
              {name}
            </text>
          );
        })}
        {map.stops.map(({ name, at }, index) => (
          <g key={name}>
            <circle cx={x(at)} cy={y(at)} r="7" className="sketch-stop" />
            <text
              x={x(at)}
              y={y(at)}
              // Every other name is above the line: neighbours never touch on phones.
              dy={index % 2 === 0 ? '1.6em' : '-0.9em'}
              className="sketch-name text-ink"
            >
              {name}
            </text>
          </g>
        ))}
        {offices.map(
          ({ name, at }, index) =>
            at && (
              <g key={name} className="text-key">
                <circle cx={x(at)} cy={y(at)} className="sketch-halo" />
                <circle cx={x(at)} cy={y(at)} className="sketch-door" />
                <text x={x(at)} y={y(at)} className="sketch-number">
                  {index + 1}
                </text>
              </g>
            ),
        )}
      </svg>
    </figure>
  );
}
