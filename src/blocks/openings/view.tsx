import { Button } from '#ui/button.tsx';
import { IconMail } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Job openings. */
export function View({ block }: BlockProps<'openings'>) {
  return (
    <BlockSection block={block} side>
      <ul className="border-t border-line">
        {block.positions.map((position) => (
          <li
            key={position.title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-5 print:py-3 md:grid-cols-[14em_1fr]"
          >
            <div>
              <h3 className="text-lg">
                <Words text={position.title} />
              </h3>
              <p className="text-sm text-key">{position.place}</p>
            </div>
            <p className="text-ink-muted">{position.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex break-before-avoid flex-wrap items-center gap-x-8 gap-y-4">
        <p className="print-only hidden font-semibold">{block.email}</p>
        <Button href={`mailto:${block.email}`} variant="secondary" icon={IconMail}>
          {block.email}
        </Button>
        <p className="max-w-[28em] text-sm text-ink-muted">{block.note}</p>
      </div>
    </BlockSection>
  );
}
