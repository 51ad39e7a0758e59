import { blockMessages } from '#blocks/messages.ts';
import { formatBytes, formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload, IconMonitor, IconSmartphone } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Words } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Downloads, linked to the page with checksums and older versions. */
export function View({ block }: BlockProps<'download-links'>) {
  const text = useMessages(blockMessages);
  const locale = useLocale();
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block} side>
      <ul className="rows border-t border-line">
        {block.items.map((item) => {
          const Device = ['ios', 'android'].includes(item.platform) ? IconSmartphone : IconMonitor;
          return (
            <li
              key={item.slug}
              className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-b border-line py-5"
            >
              <Device size={24} className="text-ink-muted" />
              <div>
                <h3 className="text-lg">
                  <Link
                    to="/support/download"
                    search={{ product: item.product, platform: item.platform }}
                    className="card-link group-hover:text-key"
                  >
                    <Words text={item.name} />
                  </Link>
                </h3>
                <p className="text-sm text-ink-muted max-sm:hidden">{item.summary}</p>
                <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted tabular-nums">
                  <span>{text.version(item.version)}</span>
                  <span>{formatDay(item.releasedOn, locale)}</span>
                  {item.bytes !== null && <span>{formatBytes(item.bytes)}</span>}
                </p>
              </div>
              <IconDownload size={22} className="no-print text-key" />
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
