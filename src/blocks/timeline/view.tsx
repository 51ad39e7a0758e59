import { BlockSection } from '../frame.tsx';
import type { TimelineBlock } from './schema.ts';

/** Events down a line. */
export function TimelineView({ block }: { block: TimelineBlock }) {
  return (
    <BlockSection block={block}>
      <ol className="max-w-[52rem] border-s border-line">
        {block.events.map((event) => (
          <li
            key={event.time}
            className="relative grid gap-x-8 gap-y-1 pb-10 ps-8 last:pb-0 md:grid-cols-[9em_1fr]"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[5px] top-2 size-[9px] rounded-full bg-key"
            />
            <p className="font-semibold text-key tabular-nums">{event.time}</p>
            <div>
              <h3 className="text-lg">{event.title}</h3>
              <p className="mt-1 text-sm text-ink-muted">{event.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
