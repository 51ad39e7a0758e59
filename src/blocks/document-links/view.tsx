import { IconBook, IconChevronRight } from '#site/components/icons.tsx';
import { blockMessages } from '#site/i18n/blocks.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Link } from '#site/link.tsx';
import { BlockSection } from '../frame.tsx';
import type { DocumentLinksBlock } from './schema.ts';

/** Documents of the learning centre. */
export function DocumentLinksView({ block }: { block: DocumentLinksBlock }) {
  const text = useMessages(blockMessages);
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {block.items.map((item) => (
          <li key={item.uid} className="card flex-row items-start gap-4 p-5 md:p-6">
            <IconBook size={24} className="mt-1 text-key" />
            <div className="grow">
              <h3 className="text-base">
                <Link to={`/dmfaq/${item.uid}`} className="card-link">
                  {item.title}
                </Link>
              </h3>
              <p className="mt-1 line-clamp-2 text-sm text-ink-muted">{item.summary}</p>
              <p className="mt-3 text-xs text-ink-muted">
                {text.levels[item.level]} · {text.minutes(item.minutes)}
              </p>
            </div>
            <IconChevronRight className="mt-1 text-ink-muted" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
