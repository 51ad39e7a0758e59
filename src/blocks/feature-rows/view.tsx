import { blockMessages } from '#blocks/messages.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconCheck } from '#ui/icons.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Problems in the customer's words, each with its solution. */
export function View({ block }: BlockProps<'feature-rows'>) {
  const text = useMessages(blockMessages);
  return (
    <BlockSection block={block}>
      <ol className="grid gap-4 md:gap-6">
        {block.rows.map((row) => (
          <li
            key={row.title}
            className="frame rise grid bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <div className="flex flex-col gap-4 border-b border-line p-6 md:p-10 lg:border-e lg:border-b-0">
              <p className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
                <IconAlert size={18} />
                {text.problem}
              </p>
              <p className="text-lg text-ink-muted lg:text-xl lg:leading-relaxed">{row.problem}</p>
            </div>
            <div className="keylight p-6 md:p-10">
              <h3 className="text-2xl">{row.title}</h3>
              <p className="mt-4 max-w-[40em]">{row.solution}</p>
              {row.points && (
                <ul className="mt-6 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
                  {row.points.map((point) => (
                    <li key={point} className="flex gap-2 border-t border-line pt-2">
                      <IconCheck size={18} className="mt-0.5 text-key" />
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
