import { IconArrowRight } from '#ui/icons.tsx';
import { Link, useTarget } from '#ui/link.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

type Figure = BlockProps<'figures'>['block']['items'][number];

/** Large figures, each with its source; a strip on phones. */
export function View({ block }: BlockProps<'figures'>) {
  return (
    <BlockSection block={block}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a strip that scrolls by arrow keys
        tabIndex={0}
        aria-label={block.heading}
        className={cx(
          'strip break-inside-avoid gap-x-6 gap-y-10 md:grid-cols-2 md:gap-x-8',
          block.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {block.items.map((item) => (
          <FigureItem key={item.label} item={item} />
        ))}
      </ul>
    </BlockSection>
  );
}

function FigureItem({ item }: { item: Figure }) {
  const targetOf = useTarget();
  const target = item.link && targetOf(item.link.to);
  return (
    <li className="flex flex-col border-t-2 border-key pt-5">
      <p className="text-6xl leading-none font-semibold tracking-tight tabular-nums">
        {item.value}
        {item.unit && <span className="ms-2 text-xl font-medium text-ink-muted">{item.unit}</span>}
      </p>
      <p className="mt-4 text-lg">{item.label}</p>
      <p className="mt-2 text-sm text-ink-muted">{item.source}</p>
      {target && (
        <Link {...target} className="btn btn-ghost btn-flush mt-auto self-start">
          {item.link?.label}
          <IconArrowRight size={18} />
        </Link>
      )}
    </li>
  );
}
