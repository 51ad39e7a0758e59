import { Words } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Events down a line. Each draws its part, so that a printed line ends with the last event of a page. */
export function View({ block }: BlockProps<'timeline'>) {
  return (
    <BlockSection block={block} side>
      <ol>
        {block.events.map((event) => (
          <li
            key={event.title}
            className="relative grid items-baseline gap-x-8 gap-y-1 border-s border-line pb-10 ps-8 last:pb-0 md:grid-cols-[7em_1fr]"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[5px] top-3 size-[9px] rounded-full bg-key"
            />
            <p className="text-2xl leading-tight font-semibold text-key tabular-nums">
              {event.time}
            </p>
            <div>
              <h3 className="text-xl">
                <Words text={event.title} />
              </h3>
              <p className="mt-1 text-ink-muted">{event.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
