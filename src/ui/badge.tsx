import type { ReactNode } from 'react';
import { Link, type Target } from '#ui/link.tsx';

/** What a colour says: `key` the accent, then good, warning, bad; without one it is neutral. */
export type Tone = 'key' | 'good' | 'warn' | 'bad';

/** A state or category in a word; `dot` puts a lamp before it. */
export function Badge({
  tone,
  dot,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={dot ? 'badge badge-dot' : 'badge'} data-tone={tone}>
      {children}
    </span>
  );
}

/** Key words of a record, linked where they lead to a list. */
export function TagList({ tags }: { tags: ({ label: string } & Partial<Target>)[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ label, to, ...rest }) => (
        <li key={label}>
          {to === undefined ? (
            <Badge>{label}</Badge>
          ) : (
            <Link
              to={to}
              {...rest}
              className="badge min-h-8 px-3 pointer-coarse:min-h-11 hover:text-key"
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
