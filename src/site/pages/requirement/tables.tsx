import type { Requirement } from '#api/requirements/contract.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';

type Screen = Requirement['screens'][number];

/** The screens that need content, each with its outline to scale. */
export function Screens({ screens }: { screens: Screen[] }) {
  const text = useMessages(requirementMessages);
  return (
    <Table
      caption={text.screens}
      rows={screens}
      rowKey={(screen) => screen.name}
      columns={[
        {
          head: text.screen,
          cell: (screen) => (
            <span className="flex items-center gap-3">
              <Outline screen={screen} />
              {screen.name}
            </span>
          ),
        },
        { head: text.pixels, cell: ({ widthPx, heightPx }) => size(widthPx, heightPx, 'px') },
        {
          head: text.physical,
          cell: ({ widthMm, heightMm }) => widthMm && heightMm && size(widthMm, heightMm, 'mm'),
        },
        {
          head: text.frameRate,
          cell: ({ frameRate }) => frameRate && `${frameRate}\u00a0fps`,
        },
        { head: text.content, cell: (screen) => screen.content },
      ]}
    />
  );
}

/** No line ends between the second number and its unit. */
function size(width: number, height: number, unit: string): string {
  return `${width} × ${height}\u00a0${unit}`;
}

/** The proportions of a screen, fitted into a box of 40 by 24. */
function Outline({ screen: { widthPx, heightPx } }: { screen: Screen }) {
  const scale = Math.min(40 / widthPx, 24 / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return (
    <svg viewBox="0 0 42 26" width="42" height="26" aria-hidden="true" className="text-key">
      <rect
        x={21 - width / 2}
        y={13 - height / 2}
        width={width}
        height={height}
        fill="currentColor"
        fillOpacity=".12"
        stroke="currentColor"
      />
    </svg>
  );
}

export function Deliverables({ deliverables }: { deliverables: Requirement['deliverables'] }) {
  const text = useMessages(requirementMessages);
  const { day } = useDates();
  return (
    <Table
      caption={text.deliverables}
      rows={deliverables}
      rowKey={(_, index) => index}
      columns={[
        { head: text.deliverable, cell: ({ name }) => name },
        { head: text.format, cell: ({ format }) => format },
        { head: text.quantity, cell: ({ quantity }) => quantity, align: 'end' },
        { head: text.due, cell: ({ dueOn }) => dueOn && day(dueOn), align: 'end' },
      ]}
    />
  );
}
