import type { DownloadItem } from '#api/downloads/contract.ts';
import { IconMonitor, IconSmartphone } from '#site/components/icons.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { DownloadButton } from './download-button.tsx';
import { newestStable } from './newest-stable.ts';

/**
 * What suits the visitor's system, before everything else. The system is known in the browser only;
 * the box has its height from the start, so that nothing moves.
 */
export function Suggestion({ items }: { items: DownloadItem[] }) {
  const { suggestion: text, platforms } = useMessages(downloadsMessages);
  const system = useVisitorSystem();
  const platform = system?.platform ?? null;
  const fitting = items.filter((item) => item.platform === platform);
  const Picture = platform === 'ios' || platform === 'android' ? IconSmartphone : IconMonitor;
  let words = text.waiting;
  if (system && !platform) words = text.unknown;
  if (platform) {
    const name = platforms[platform];
    words = fitting.length > 0 ? text.found(name) : text.none(name);
  }
  return (
    <section
      aria-live="polite"
      className="keylight flex min-h-36 flex-col justify-center gap-x-6 gap-y-4 rounded-md border border-line bg-surface px-5 py-5 sm:min-h-24 sm:flex-row sm:items-center sm:justify-start md:px-6"
    >
      <p className="flex items-center gap-3">
        <Picture size={24} className="text-key" />
        {words}
      </p>
      <div className="flex flex-wrap gap-3 sm:ms-auto">
        {fitting.map((item) => {
          const release = newestStable(item);
          return release ? (
            <DownloadButton key={item.slug} item={item} release={release} named />
          ) : null;
        })}
      </div>
    </section>
  );
}
