import { useUiHost } from './host.tsx';
import type { LinkProps, SitePath, Target } from './link-target.ts';

/** A link to a page of the site, in the language of the page it is on. */
export function Link(props: LinkProps) {
  const { Link: HostLink } = useUiHost();
  return <HostLink {...props} />;
}

/** The link target of a stored address; null if it is not a page. */
export function targetFrom(address: string, isPage: (path: string) => boolean): Target | null {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  if (!isPage(path)) return null;
  return {
    to: path as SitePath,
    ...(query ? { search: Object.fromEntries(new URLSearchParams(query)) } : {}),
    ...(hash ? { hash } : {}),
  };
}

/** Turns stored addresses into link targets; null if there is no such page. */
export function useTarget(): (address: string) => Target | null {
  const { isPage } = useUiHost();
  return (address) => targetFrom(address, isPage);
}
