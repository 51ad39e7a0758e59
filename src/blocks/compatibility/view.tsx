import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { blockIcons } from '../icons.ts';

/** Compatible devices and systems: one panel, a column per group. */
export function View({ block }: BlockProps<'compatibility'>) {
  return (
    <BlockSection block={block}>
      <div className="grid break-inside-avoid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {block.groups.map((group) => {
          const Icon = blockIcons[group.icon];
          return (
            <div
              key={group.name}
              className="break-inside-avoid bg-surface p-5 sm:max-lg:last:odd:col-span-2 md:p-7 print:p-3"
            >
              <h3 className="flex items-center gap-3 text-lg print:gap-2 print:text-base">
                <Icon size={22} className="text-key" />
                {group.name}
              </h3>
              <ul className="mt-4 text-sm text-ink-muted">
                {group.items.map((item) => (
                  <li key={item} className="border-t border-line py-2.5 print:py-1.5">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {block.note && <p className="mt-6 max-w-reading text-sm text-ink-muted">{block.note}</p>}
    </BlockSection>
  );
}
