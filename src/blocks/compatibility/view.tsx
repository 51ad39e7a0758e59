import { BlockSection } from '../frame.tsx';
import { blockIcons } from '../icons.ts';
import type { CompatibilityBlock } from './schema.ts';

/** Devices and systems that something works with. */
export function CompatibilityView({ block }: { block: CompatibilityBlock }) {
  return (
    <BlockSection block={block}>
      <div className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {block.groups.map((group) => {
          const Icon = blockIcons[group.icon];
          return (
            <div key={group.name} className="card p-5 md:p-6">
              <h3 className="flex items-center gap-2 text-base">
                <Icon className="text-key" />
                {group.name}
              </h3>
              <ul className="mt-4 grid gap-2 text-sm text-ink-muted">
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {block.note && <p className="mt-6 text-sm text-ink-muted">{block.note}</p>}
    </BlockSection>
  );
}
