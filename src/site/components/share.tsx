import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { shareMessages } from '#site/i18n/share.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconShare, IconUpload } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';

/** The page to share, as named in the address of its share pictures. */
interface SharedPage {
  kind: 'article' | 'case' | 'document';
  slug: string;
  title: string;
}

/**
 * Share menu: address, QR code and poster, and the system's share sheet where available. The
 * server makes the images, so that a long press in WeChat can read them. It opens without
 * JavaScript.
 */
export function Share(page: SharedPage) {
  const text = useMessages(shareMessages);
  const root = useRef<HTMLDetailsElement>(null);
  const title = useId();
  useClosing(root);
  return (
    <details ref={root} className="share no-print relative">
      <summary className="btn btn-secondary">
        <IconShare size={18} />
        {text.share}
      </summary>
      <section
        aria-labelledby={title}
        className="absolute end-0 top-full z-30 mt-2 w-80 rounded-md border border-line bg-surface p-5 shadow-lg max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:z-50 max-sm:mt-0 max-sm:w-auto max-sm:rounded-b-none max-sm:pb-[calc(20px+env(safe-area-inset-bottom))]"
      >
        <p id={title} className="mb-4 font-semibold">
          {text.title[page.kind]}
        </p>
        <ShareOptions {...page} />
      </section>
    </details>
  );
}

/** The same content as a section at the end of a text. */
export function SharePanel(page: SharedPage) {
  const text = useMessages(shareMessages);
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="no-print rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <h2 id={title} className="mb-4 text-lg">
        {text.title[page.kind]}
      </h2>
      <ShareOptions {...page} wide />
    </section>
  );
}

/** `wide`: beside the code instead of below it, except on phones. */
function ShareOptions({ kind, slug, title, wide }: SharedPage & { wide?: boolean }) {
  const text = useMessages(shareMessages);
  const pictures = `${useBasePath()}share-pictures`;
  const name = `${kind}/${slug}-${useLocale()}`;
  const row = wide ? 'max-sm:col-span-2' : 'col-span-2';
  const canShare = useSyncExternalStore(noSubscription, hasShareSheet, () => false);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-4">
      <img
        src={`${pictures}/qr/${name}.png`}
        alt={text.qr(title)}
        width={120}
        height={120}
        loading="lazy"
        decoding="async"
        className={cx('size-30 rounded-sm border border-line bg-white', wide && 'sm:row-span-3')}
      />
      <p className="text-sm text-ink-muted">{text.scan}</p>
      <div className={cx('flex flex-wrap gap-3', row)}>
        <CopyButton size="sm" text={() => location.href.replace(/#.*$/, '')}>
          {text.copy}
        </CopyButton>
        <Button
          size="sm"
          variant="secondary"
          href={`${pictures}/poster/${name}.jpg`}
          target="_blank"
        >
          {text.poster}
        </Button>
        {canShare && (
          <Button
            size="sm"
            variant="secondary"
            icon={IconUpload}
            onClick={() => {
              // The visitor closed the share sheet: not an error.
              navigator.share({ title, url: location.href.replace(/#.*$/, '') }).catch(() => {});
            }}
          >
            {text.more}
          </Button>
        )}
      </div>
      <p className={cx('text-xs text-ink-muted', row)}>{text.posterHint}</p>
    </div>
  );
}

const noSubscription = () => () => {};

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Closes a details element on Escape and on a click outside. */
function useClosing(root: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const details = root.current;
        if (details?.open && !details.contains(target as Node)) details.open = false;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const details = root.current;
        if (key !== 'Escape' || !details?.open) return;
        details.open = false;
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => stop.abort();
  }, [root]);
}
