import { IconChevronDown } from '#ui/icons.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Questions as disclosures. */
export function View({ block }: BlockProps<'faq'>) {
  return (
    <BlockSection block={block} side>
      <div className="border-t border-line">
        {block.items.map((item) => (
          <details key={item.question} className="group break-inside-avoid border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium print:min-h-0 print:py-1.5 md:text-lg hover:text-key">
              {item.question}
              <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
            </summary>
            <p className="max-w-reading pb-5 pe-10 whitespace-pre-line text-ink-muted">
              {item.answer}
            </p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
