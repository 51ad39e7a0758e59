import { Button } from '#site/components/button.tsx';
import { IconDownload } from '#site/components/icons.tsx';
import { blockMessages } from '#site/i18n/blocks.ts';
import { formatBytes, formatDay } from '#site/i18n/format.ts';
import { useLocale, useMessages } from '#site/i18n/messages.tsx';
import { BlockSection } from '../frame.tsx';
import type { DownloadLinksBlock } from './schema.ts';

/** Programs to download, by way of the page that has checksums and older versions. */
export function DownloadLinksView({ block }: { block: DownloadLinksBlock }) {
  const text = useMessages(blockMessages);
  const locale = useLocale();
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="grid gap-4">
        {block.items.map((item) => (
          <li
            key={item.slug}
            className="card gap-5 p-5 sm:flex-row sm:items-center sm:justify-between md:p-6"
          >
            <div>
              <h3 className="text-lg">{item.name}</h3>
              <p className="mt-1 max-w-reading text-sm text-ink-muted">{item.summary}</p>
              <p className="mt-3 flex flex-wrap gap-x-4 text-xs text-ink-muted tabular-nums">
                <span>{text.platforms[item.platform]}</span>
                <span>{text.version(item.version)}</span>
                <span>{formatDay(item.releasedOn, locale)}</span>
                {item.bytes !== null && <span>{formatBytes(item.bytes)}</span>}
              </p>
            </div>
            <Button
              to="/support/download"
              search={{ product: item.product }}
              variant="secondary"
              className="shrink-0 whitespace-nowrap"
              icon={IconDownload}
            >
              {text.toDownload}
            </Button>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
