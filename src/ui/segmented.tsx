import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';

/** Links that switch what a list shows; each choice has its own address. */
export function SegmentedLinks({
  label,
  items,
}: {
  /** Names the choice for assistive technology. */
  label: string;
  items: ({
    label: string;
    current: boolean;
    /** Number of entries in the list it opens. */
    count?: number | undefined;
  } & Target)[];
}) {
  return (
    <nav aria-label={label} className="segments no-print -mx-1 px-1">
      {items.map(({ label: name, current, count, to, search = {}, hash }) => (
        <Link
          key={name}
          to={to}
          search={search}
          hash={hash}
          keepScroll
          className="segment"
          aria-current={current ? 'true' : undefined}
        >
          {name}
          {count !== undefined && <span className="text-xs tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
