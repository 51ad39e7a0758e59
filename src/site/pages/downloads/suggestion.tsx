import type { DownloadItem } from '#api/downloads/contract.ts';
import { type Platform, platforms as systems } from '#contracts/enums/downloads.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMonitor } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { DownloadButton } from './download-button.tsx';
import { platformIcons } from './platform-icon.tsx';
import { phones, suggestFor } from './suggest-for.ts';

/**
 * Programs for the visitor's system, above the list. The system is known only in the browser; the
 * box has its full height and its words in place from the start, so that nothing moves. On wide
 * windows words and buttons stand side by side in the middle of the height that Windows needs, the
 * system with most programs, or of one row in a filtered list that offers no more to any system. On
 * narrow ones a single row of buttons stands at the lower edge, where two would end; if phones have
 * none, the words alone need less.
 */
export function Suggestion({ items }: { items: DownloadItem[] }) {
  const { suggestion: text, platforms } = useMessages(downloadsMessages);
  const system = useVisitorSystem();
  const platform = system?.platform ?? null;
  const { programs, developer } = suggestFor(items, platform);
  const most = (wanted: readonly Platform[]) =>
    Math.max(
      ...wanted.map((one) => {
        const suggested = suggestFor(items, one);
        return suggested.programs.length + suggested.developer.length;
      }),
    );
  const oneRow = most(systems) <= 2;
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
      className={cx(
        'keylight no-print flex flex-col gap-4 rounded-md border border-line bg-surface px-5 py-5 sm:min-h-46 md:px-6 lg:flex-row lg:items-center lg:gap-8 noscript:min-h-0!',
        most(phones) > 0 ? 'min-h-52' : 'min-h-36',
        oneRow ? 'lg:min-h-36' : 'lg:min-h-60 xl:[:lang(zh)_&]:min-h-50',
      )}
    >
      <p className={cx('flex items-center gap-3 font-medium', count > 0 && 'lg:w-80 lg:shrink-0')}>
        <Picture size={24} className="shrink-0 text-key" />
        {words}
      </p>
      <div className="flex grow flex-col gap-4">
        {count > 0 && (
          <div className="mt-auto flex flex-wrap gap-3 sm:grid sm:grid-cols-2">
            {[...programs, ...developer].map((item, index) => (
              <DownloadButton
                key={item.slug}
                item={item}
                release={item.newest}
                named
                variant={index === 0 ? 'primary' : 'secondary'}
                className="max-sm:w-full"
              />
            ))}
          </div>
        )}
        {system?.inWeChat && <p className="text-sm text-ink-muted">{text.inWeChat}</p>}
        {platform && programs.length === 0 && count > 0 && (
          <p className="text-sm text-ink-muted">{text.onlyDeveloper(platforms[platform])}</p>
        )}
      </div>
    </section>
  );
}
