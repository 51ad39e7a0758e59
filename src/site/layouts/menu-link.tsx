import type { ReactNode } from 'react';
import type { MenuItem } from '#contracts/site-state.ts';
import { Link } from '#ui/link.tsx';
import { toSiteHref } from '../routing/table.ts';

/** A menu entry: a link to a page of the site, a link to another site, or plain text. */
export function MenuLink({
  item,
  className,
  children,
}: {
  item: MenuItem;
  className?: string;
  children: ReactNode;
}) {
  if (item.url) {
    const outside = /^https?:/.test(item.url);
    return (
      <a
        href={item.url}
        className={className}
        {...(outside && { target: '_blank', rel: 'noopener' })}
      >
        {children}
      </a>
    );
  }
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(item.to ?? '') ?? [];
  const to = toSiteHref(path);
  if (!to) return <span className={className}>{children}</span>;
  return (
    <Link
      to={to}
      search={query ? Object.fromEntries(new URLSearchParams(query)) : undefined}
      hash={hash}
      className={className}
    >
      {children}
    </Link>
  );
}
