import type { ReactNode } from 'react';
import type { StudioStart } from '#contracts/studio-plan/starts.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { ChooserLink } from './chooser-link.tsx';
import { startMessages } from './start-messages.ts';

interface StudioPlanProps extends BlockProps<'studio-plan'> {
  /** The planner, if the address has a plan. Without it there are plans to begin with. */
  planner?: ReactNode;
}

/** The configurator, or the rooms to begin with. */
export function View({ block, planner }: StudioPlanProps) {
  const { studio, note } = block;
  return (
    <BlockSection block={block} screenOnly={!planner}>
      {planner ?? (studio && <Starts starts={studio.starts} />)}
      {note && <p className="mt-4 max-w-[60em] text-sm text-ink-muted">{note}</p>}
    </BlockSection>
  );
}

function Starts({ starts }: { starts: readonly StudioStart[] }) {
  const text = useMessages(startMessages);
  return (
    <>
      <ul className="strip md:grid-cols-2 lg:grid-cols-3">
        {starts.map(({ key, plan, width, depth, height }) => (
          <li key={key} className="card">
            <div className="flex grow flex-col p-5 md:p-6">
              <p className="text-sm text-ink-muted tabular-nums">
                {depth} × {width} × {height} m
              </p>
              <h3 className="mt-1 text-lg">
                <Link
                  to="/product/3d"
                  search={{ plan }}
                  hash="studio-plan"
                  keepScroll
                  className="card-link"
                >
                  {text.rooms[key].title}
                </Link>
              </h3>
              <p className="mt-2 text-sm text-ink-muted">{text.rooms[key].text}</p>
              <p
                aria-hidden="true"
                className="mt-auto flex items-center gap-2 pt-4 text-sm font-semibold text-key"
              >
                {text.open}
                <IconArrowRight size={18} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ChooserLink />
    </>
  );
}
