import { blockMessages } from '#blocks/messages.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Prose } from '#ui/prose.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Versions as disclosures with their release notes; the newest is open. */
export function View({ block }: BlockProps<'release-history'>) {
  const text = useMessages(blockMessages);
  const locale = useLocale();
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block} side>
      <div className="border-t border-line">
        {block.items.map((item, index) => (
          <details
            key={`${item.program} ${item.version}`}
            open={index === 0}
            className="group border-b border-line"
          >
            <summary className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:text-key">
              <span className="text-xl font-semibold tabular-nums">{item.version}</span>
              {index === 0 && <Badge tone="key">{text.latest}</Badge>}
              {item.channel === 'beta' && <Badge tone="warn">{text.beta}</Badge>}
              <span className="text-sm text-ink-muted">
                {text.platforms[item.platform]} · {formatDay(item.releasedOn, locale)}
              </span>
              <IconChevronDown className="chevron ms-auto text-ink-muted group-open:rotate-180" />
            </summary>
            <Prose html={item.notesHtml} className="pb-6 text-sm" />
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
