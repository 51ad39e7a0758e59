import { IconAlert, IconCheck } from '#site/components/icons.tsx';
import { blockMessages } from '#site/i18n/blocks.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { BlockSection } from '../frame.tsx';
import type { FeatureRowsBlock } from './schema.ts';

/** Problems on the left, how each is solved on the right. */
export function FeatureRowsView({ block }: { block: FeatureRowsBlock }) {
  const text = useMessages(blockMessages);
  return (
    <BlockSection block={block}>
      <ol className="grid gap-4 md:gap-6">
        {block.rows.map((row) => (
          <li key={row.title} className="card lg:grid lg:grid-cols-[5fr_7fr]">
            <div className="border-b border-line p-6 md:p-8 lg:border-e lg:border-b-0">
              <p className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
                <IconAlert size={18} />
                {text.problem}
              </p>
              <p className="mt-3 text-ink-muted">{row.problem}</p>
            </div>
            <div className="keylight p-6 md:p-8">
              <h3 className="text-xl">{row.title}</h3>
              <p className="mt-3">{row.solution}</p>
              {row.points && (
                <ul className="mt-5 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
                  {row.points.map((point) => (
                    <li key={point} className="flex gap-2">
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
