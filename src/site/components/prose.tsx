import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import { useBasePath } from '#site/initial-state.ts';
import { findRow, splitLocale } from '#site/routing/table.ts';
import { cx } from './text.ts';

const innerAddress = /(<(?:a|img|source|video)(?:\s+[\w-]+="[^"]*")*?\s+(?:href|src)=")\/(?!\/)/g;

/** Puts the base path before the addresses of the site in a rendered text. */
export function withBasePath(html: string, basePath: string): string {
  return basePath === '/' ? html : html.replace(innerAddress, `$1${basePath}`);
}

/** A text rendered from Markdown: sanitised when it was saved, shown as it is. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const basePath = useBasePath();
  const router = useRouter();
  // The same object at every render: React writes the content anew for another one.
  const inner = useMemo(() => ({ __html: withBasePath(html, basePath) }), [html, basePath]);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith(basePath) || isSpecial(event)) return;
    const href = address.slice(basePath.length - 1);
    if (!findRow(splitLocale(href.replace(/[?#].*$/, '')).path)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the events; this only follows them without loading the page anew
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates links by a click event
    <div
      className={cx('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at save
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** Whether the visitor asked for a new tab or window, or the link is answered already. */
function isSpecial(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
