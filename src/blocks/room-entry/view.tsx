import { Link, useTarget } from '#ui/link.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** The first question of the room chooser as a row of links. */
export function View({ block }: BlockProps<'room-entry'>) {
  const targetOf = useTarget();
  return (
    <BlockSection block={block}>
      <ul className="flex flex-wrap gap-3">
        {block.answers.map(({ label, to }) => {
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
    </BlockSection>
  );
}
