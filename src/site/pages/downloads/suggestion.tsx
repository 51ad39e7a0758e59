import type { DownloadItem } from '#api/downloads/contract.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMonitor } from '#ui/icons.tsx';
import { DownloadButton } from './download-button.tsx';
import { platformIcons } from './platform-icon.tsx';
import { suggestFor } from './suggest-for.ts';

/**
 * Programs for the visitor's system, above the list. The system is known only in the browser; the
 * box has its full height and its first line in place from the start, so that nothing moves. One row
 * of buttons stands at its lower edge, where two would end.
 */
export function Suggestion({ items }: { items: DownloadItem[] }) {
  const { suggestion: text, platforms } = useMessages(downloadsMessages);
  const system = useVisitorSystem();
  const platform = system?.platform ?? null;
  const { programs, developer } = suggestFor(items, platform);
  const Picture = platform ? platformIcons[platform] : IconMonitor;
  const count = programs.length + developer.length;
  let words = text.waiting;
  if (system && !platform) words = text.unknown;
  if (platform) {
    words = count > 0 ? text.found(platforms[platform]) : text.none(platforms[platform]);
  }
  return (
    <section
      aria-live="polite"
      className="keylight no-print flex min-h-52 flex-col gap-4 rounded-md border border-line bg-surface px-5 py-5 sm:min-h-46 md:px-6 noscript:min-h-0"
    >
      <p className="flex items-center gap-3 font-medium">
        <Picture size={24} className="shrink-0 text-key" />
        {words}
      </p>
      {count > 0 && (
        <div className="mt-auto flex flex-wrap gap-3">
          {programs.map((item) => (
            <DownloadButton
              key={item.slug}
              item={item}
              release={item.newest}
              named
              className="max-sm:w-full"
            />
          ))}
          {developer.map((item) => (
            <DownloadButton
              key={item.slug}
              item={item}
              release={item.newest}
              named
              variant="secondary"
              className="max-sm:w-full"
            />
          ))}
        </div>
      )}
      {system?.inWeChat && <p className="text-sm text-ink-muted">{text.inWeChat}</p>}
      {platform && programs.length === 0 && count > 0 && (
        <p className="text-sm text-ink-muted">{text.onlyDeveloper(platforms[platform])}</p>
      )}
    </section>
  );
}
