import type { DeviceSheet } from '#api/device-sheets/contract.ts';
import type { SignalKind } from '#contracts/enums/device-sheets.ts';
import { layOutWiring, nodeTexts, type WiringNode } from '#contracts/sheets/drawings/wiring.ts';
import type { ProductKey } from '#contracts/site-state.ts';
import { deviceSheetMessages } from '#site/i18n/device-sheet.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';

/** Line style of a signal: its colour (an accent or a role), and a dash pattern. */
const strokes: Record<SignalKind, { accent?: ProductKey; role?: string; dash?: string }> = {
  sdi: { accent: 'app' },
  hdmi: { accent: 'sdk' },
  ndi: { accent: 'cyan', dash: '8 3' },
  ethernet: { role: 'text-good', dash: '8 3' },
  usb: { role: 'text-ink' },
  xlr: { accent: 'flower' },
  dmx: { accent: '3d', dash: '3 3' },
  power: { role: 'text-bad' },
  fiber: { accent: 'cyan', dash: '12 3 3 3' },
  wireless: { role: 'text-ink-muted', dash: '1 5' },
};

/** The diagram of all cables with a legend. The table beside it has the same content in words. */
export function WiringDiagram({ devices, cables }: Pick<DeviceSheet, 'devices' | 'cables'>) {
  const text = useMessages(deviceSheetMessages);
  const { width, height, nodes, lines } = layOutWiring(devices, cables);
  const signals = [...new Set(lines.map(({ cable }) => cable.signal))];
  const label = text.wiringAlt(nodes.length, lines.length);
  return (
    <figure className="rounded-md border border-line bg-surface">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
      <section className="overflow-x-auto p-5" aria-label={text.wiring} tabIndex={0}>
        <svg
          viewBox={`-1 -8 ${width + 2} ${height + 16}`}
          className="w-full min-w-250 print:min-w-0"
          role="img"
          aria-label={label}
        >
          {lines.map(({ cable, path }) => (
            <g key={`${cable.label} ${path}`} {...look(cable.signal)}>
              <path
                d={path}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeDasharray={strokes[cable.signal].dash}
              />
            </g>
          ))}
          {lines.map(({ cable, path, labelX, labelY }) => (
            <g key={`${cable.label} ${path}`} {...look(cable.signal)}>
              <text
                x={labelX}
                y={labelY}
                fontSize="10"
                fontWeight="600"
                fill="currentColor"
                paintOrder="stroke"
                strokeWidth="3"
                className="stroke-surface"
              >
                {cable.label}
              </text>
            </g>
          ))}
          {nodes.map((node) => (
            <Node key={node.device.no} node={node} />
          ))}
        </svg>
      </section>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-xs text-ink-muted">
        {signals.map((signal) => (
          <span key={signal} className="inline-flex items-center gap-2">
            <svg width="28" height="8" aria-hidden="true" {...look(signal)}>
              <path
                d="M0 4h28"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={strokes[signal].dash}
              />
            </svg>
            {text.signals[signal]}
          </span>
        ))}
        <span className="ms-auto lg:hidden print:hidden">{text.scrollHint}</span>
      </figcaption>
    </figure>
  );
}

function look(signal: SignalKind) {
  const { accent, role } = strokes[signal];
  return { 'data-product': accent, className: cx(accent ? 'text-key' : role) };
}

function Node({ node: { device, x, y, width, height } }: { node: WiringNode }) {
  const middle = y + height / 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        className="fill-surface-2 stroke-line"
      />
      <text x={x + 10} y={middle - 4} fontSize="13" fontWeight="600" className="fill-ink">
        <tspan className="fill-ink-muted" fontWeight="400">
          {device.no}
        </tspan>{' '}
        {nodeTexts(device).name}
      </text>
      <text x={x + 10} y={middle + 14} fontSize="11" className="fill-ink-muted">
        {nodeTexts(device).model}
      </text>
    </g>
  );
}
