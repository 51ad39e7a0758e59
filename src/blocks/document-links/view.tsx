import { blockMessages } from '#blocks/messages.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Documents of the learning centre. */
export function View({ block }: BlockProps<'document-links'>) {
  const text = useMessages(blockMessages);
  if (block.items.length === 0) return null;
  return (
    <BlockSection block={block} side>
      <ul className="rows border-t border-line">
        {block.items.map((item) => (
          <li
            key={item.slug}
            className="group relative flex items-center justify-between gap-6 border-b border-line py-5"
          >
            <div className="grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="text-lg">
                  <Link to={`/dmfaq/${item.slug}`} className="card-link group-hover:text-key">
                    <Phrases text={item.title} />
                  </Link>
                </h3>
                <p className="text-sm text-ink-muted">
                  {text.levels[item.level]} · {text.minutes(item.minutes)}
                </p>
              </div>
              <p className="mt-1 line-clamp-2 text-sm text-ink-muted">{item.summary}</p>
            </div>
            <IconArrowRight className="no-print text-ink-muted group-hover:text-key" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
