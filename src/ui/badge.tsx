import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';

/**
 * Colour of a badge: `key` is the accent, for categories; `info` is a state under way; neutral by
 * default.
 */
export type Tone = 'key' | 'info' | 'good' | 'warn' | 'bad';

/** A state or category in a word; `dot` adds a coloured dot. */
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

/** Keywords of a record, linked to their list where there is one. */
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
