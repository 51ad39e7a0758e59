import { Words } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { blockIcons } from '../icons.ts';

/** Capabilities, a cell each. */
export function View({ block }: BlockProps<'capability-grid'>) {
  const { length } = block.items;
  return (
    <BlockSection block={block}>
      <ul
        className={cx(
          'grid gap-4 sm:grid-cols-2 md:gap-6',
          length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {block.items.map((item) => {
          const Icon = blockIcons[item.icon];
          return (
            <li
              key={item.title}
              className="frame grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 bg-surface p-5 sm:block md:p-7"
            >
              <span className="row-span-2 flex size-11 items-center justify-center rounded-sm bg-key/12 text-key">
                <Icon size={24} />
              </span>
              <h3 className="text-lg sm:mt-5">
                <Words text={item.title} />
              </h3>
              <p className="text-sm text-ink-muted sm:mt-2 sm:text-base">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
