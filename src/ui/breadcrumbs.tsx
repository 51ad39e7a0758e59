import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { IconChevronRight } from './icons.tsx';

/** One level; the last one, without `to`, is the page itself. */
export type Crumb = { label: string } & Partial<Target>;

/** Breadcrumb navigation. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useMessages(commonMessages);
  return (
    <nav aria-label={text.breadcrumbs} className="no-print mb-4">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-muted">
        {crumbs.map(({ label, to, ...rest }, index) => (
          <li key={label} className="flex min-h-8 items-center gap-1">
            {index > 0 && <IconChevronRight size={14} />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link
                to={to}
                {...rest}
                className="inline-flex items-center py-2 hover:text-key pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
