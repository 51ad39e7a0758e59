import { Link, useTarget } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';

/** The first question of the room chooser as a row of links, which paper has no use for. */
export function View({ block }: BlockProps<'room-entry'>) {
  const targetOf = useTarget();
  const { id, heading, lead, answers } = block;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="band no-print">
      <div className="wrap">
        <div className="grid items-center gap-x-12 gap-y-6 rounded-md border border-line bg-surface p-6 md:p-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <h2 id={`${id}-heading`} className="text-2xl">
              <Phrases text={heading} />
            </h2>
            <p className="mt-2 text-ink-muted">{lead}</p>
          </div>
          <ul className="flex flex-wrap gap-3">
            {answers.map(({ label, to }) => {
              const target = targetOf(to);
              return (
                target && (
                  <li key={to}>
                    <Link {...target} className="btn btn-secondary">
                      {label}
                    </Link>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
