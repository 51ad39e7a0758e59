import { cx } from '#site/components/text.ts';
import { BlockSection } from '../frame.tsx';
import { blockIcons } from '../icons.ts';
import type { CapabilityGridBlock } from './schema.ts';

/** What something can do, a field each. */
export function CapabilityGridView({ block }: { block: CapabilityGridBlock }) {
  return (
    <BlockSection block={block}>
      <ul
        className={cx(
          'grid gap-10 sm:grid-cols-2',
          block.items.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {block.items.map((item) => {
          const Icon = blockIcons[item.icon];
          return (
            <li key={item.title} className="border-t border-line pt-6">
              <span className="text-key">
                <Icon size={26} />
              </span>
              <h3 className="mt-4 text-lg">{item.title}</h3>
              <p className="mt-2 text-sm text-ink-muted">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
