import { Suspense, useRef } from 'react';
import type { DownloadItem, Release } from '#api/downloads/contract.ts';
import { OPEN_IN_BROWSER } from '#contracts/enums/downloads.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowUpRight, IconDownload } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';

/** Only in WeChat: other browsers do not load it. */
const WeChatGuide = lazyView(async () => (await import('./wechat-guide.tsx')).WeChatGuide);

/**
 * Starts a download. Inside WeChat it explains how to leave it. Without a file it links to the
 * store.
 */
export function DownloadButton({
  item,
  release,
  named,
  variant = 'primary',
  className,
}: {
  item: Pick<DownloadItem, 'name' | 'storeUrl'>;
  release: Release | null;
  /** Adds program and version to the label. */
  named?: boolean;
  variant?: 'primary' | 'secondary';
  className?: string;
}) {
  const text = useMessages(downloadsMessages);
  const basePath = useBasePath();
  const guide = useRef<HTMLDialogElement>(null);
  const inWeChat = useVisitorSystem()?.inWeChat;
  if (!release?.file) {
    return item.storeUrl ? (
      <Button
        href={item.storeUrl}
        target="_blank"
        variant={variant}
        iconEnd={IconArrowUpRight}
        className={className}
      >
        {text.store}
      </Button>
    ) : null;
  }
  const { file, version } = release;
  const full = text.downloadOf(item.name, version);
  const looks = { variant, className, icon: IconDownload, 'aria-label': full };
  const words = named ? <Words text={`${item.name} ${version}`} /> : text.download;
  if (!inWeChat) {
    return (
      <Button {...looks} href={basePath + file.path} download={file.name}>
        {words}
      </Button>
    );
  }
  const showGuide = () => {
    if (guide.current) guide.current.showModal();
    else location.hash = OPEN_IN_BROWSER;
  };
  return (
    <>
      <Button {...looks} onClick={showGuide}>
        {words}
      </Button>
      <Suspense>
        <WeChatGuide text={text.wechat} ref={guide} />
      </Suspense>
    </>
  );
}
