import type { Scene } from '#api/scenes/contract.ts';
import { drawCameraPlan } from '#contracts/sheets/drawings/camera-plan.ts';
import { sceneMessages } from '#site/i18n/scene.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** Plan view of the cameras, drawn from their coordinates. */
export function CameraPlan({ cameras }: { cameras: Scene['cameras'] }) {
  const text = useMessages(sceneMessages);
  const plan = drawCameraPlan(cameras);
  const { left, top, width, height, presenter } = plan;
  return (
    <svg
      viewBox={[left, top, width, height].join(' ')}
      role="img"
      aria-label={`${text.planTitle}. ${text.planText(cameras.length)}`}
      className="block w-full rounded-md border border-line bg-surface"
    >
      <path d={plan.grid} className="fill-none stroke-line" />
      <path
        d={plan.backdrop}
        className="fill-none stroke-ink-muted"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {plan.views.map((view, index) =>
        view.kind === 'ring' ? (
          <circle
            key={cameras[index]?.key}
            cx={view.x}
            cy={view.y}
            r={view.radius}
            className="fill-key stroke-key"
            fillOpacity="0.14"
            strokeDasharray="5 5"
          />
        ) : (
          <path key={cameras[index]?.key} d={view.path} className="fill-key" fillOpacity="0.14" />
        ),
      )}
      <circle cx={presenter.x} cy={presenter.y} r={presenter.radius} className="fill-ink" />
      {plan.places.map(({ x, y }, index) => (
        <g key={cameras[index]?.key} transform={`translate(${x} ${y})`}>
          <circle r="15" className="fill-key" />
          <text y="6" textAnchor="middle" className="fill-on-key font-bold" fontSize="17">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
