import { IconArrowUpRight } from '#site/components/icons.tsx';
import { cx } from '#site/components/text.ts';
import { Link } from '#site/link.tsx';
import { BlockSection, targetOf } from '../frame.tsx';
import type { StepsBlock } from './schema.ts';

/** How something proceeds; each step can lead to what it leaves in the reader's hands. */
export function StepsView({ block }: { block: StepsBlock }) {
  return (
    <BlockSection block={block}>
      <ol
        className={cx(
          'grid gap-px overflow-hidden rounded-md border border-line sm:grid-cols-2',
          block.steps.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {block.steps.map((step, index) => {
          const target = step.link && targetOf(step.link);
          return (
            <li key={step.title} className="flex flex-col bg-stage p-6 outline outline-line md:p-8">
              <div className="flex items-baseline justify-between gap-4">
                <span className="text-3xl font-semibold text-key tabular-nums" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {step.time && <span className="text-xs text-ink-muted">{step.time}</span>}
              </div>
              <h3 className="mt-4 text-lg">{step.title}</h3>
              <p className="mt-2 text-sm text-ink-muted">{step.text}</p>
              {target && (
                <Link
                  {...target}
                  className="btn btn-ghost btn-flush mt-auto self-start"
                  rel="nofollow"
                >
                  {step.link?.label}
                  <IconArrowUpRight size={18} />
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </BlockSection>
  );
}
