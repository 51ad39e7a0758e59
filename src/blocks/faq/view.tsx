import { IconChevronDown } from '#site/components/icons.tsx';
import { BlockSection } from '../frame.tsx';
import type { FaqBlock } from './schema.ts';

/** Questions that open to their answers. */
export function FaqView({ block }: { block: FaqBlock }) {
  return (
    <BlockSection block={block}>
      <div className="max-w-[52rem] border-t border-line">
        {block.items.map((item) => (
          <details key={item.question} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-medium hover:text-key">
              {item.question}
              <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
            </summary>
            <p className="pb-6 pe-10 whitespace-pre-line text-ink-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
