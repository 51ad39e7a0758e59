import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useUiHost } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { proseMessages } from '#ui/i18n/prose.ts';
import { readingMessages } from '#ui/i18n/reading.ts';
import { showToast } from '#ui/state/notices.ts';
import { cx } from './text.ts';

const innerAddress = /(<(?:a|img|source|video)(?:\s+[\w-]+="[^"]*")*?\s+(?:href|src)=")\/(?!\/)/g;

const innerPoster = /(<video src="[^"]*" poster=")\/(?!\/)/g;

const innerSources = /(<source(?:\s+[\w-]+="[^"]*")*?\s+srcset=")([^"]*)/g;

/** Prefixes the site's own addresses in rendered HTML with the base path. */
export function withBasePath(html: string, basePath: string): string {
  if (basePath === '/') return html;
  return html
    .replace(innerAddress, `$1${basePath}`)
    .replace(innerPoster, `$1${basePath}`)
    .replace(
      innerSources,
      (_, before: string, list: string) =>
        before + list.replace(/(^|,\s*)\/(?!\/)/g, `$1${basePath}`),
    );
}

/** Rendered Markdown; it was sanitised when it was saved. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const { basePath, navigate } = useUiHost();
  const root = useProseTools(html);
  // Keep the same object between renders: React rewrites innerHTML for a new one.
  const inner = useMemo(() => ({ __html: withBasePath(html, basePath) }), [html, basePath]);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith(basePath) || isSpecial(event)) return;
    if (navigate(address.slice(basePath.length - 1))) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only opens them without a page load
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys activate links by a click event
    <div
      ref={root}
      className={cx('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at save
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** Adds copy buttons, picture zoom and heading anchors after hydration. */
function useProseTools(html: string) {
  const root = useRef<HTMLDivElement>(null);
  const texts = useMessages(proseMessages);
  const { notCopied } = useMessages(readingMessages);
  useEffect(() => {
    if (!hasToolsFor(html)) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const notices = {
      done: (text: string) => showToast('success', text),
      failed: () => showToast('warning', notCopied),
    };
    // Without this script the text stays readable.
    import('./prose-tools/add-tools.ts')
      .then(({ addProseTools }) => {
        if (root.current && !isGone) stop = addProseTools(root.current, texts, notices);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, [html, texts, notCopied]);
  return root;
}

/** Whether the text has code, pictures or addresses of headings, which the tools are for. */
const hasToolsFor = (html: string) => /<(?:pre|figure)\b|class="anchor"/.test(html);

/** Whether the click asks for a new tab or window, or was already handled. */
function isSpecial(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
