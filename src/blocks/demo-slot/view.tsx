import type { ReactNode } from 'react';
import { Words } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BlockProps } from '../block.ts';
import { BlockActions, BlockSection } from '../frame.tsx';

interface DemoSlotProps extends BlockProps<'demo-slot'> {
  /** Puts a demo in the place of its still picture. Without it the still stays. */
  stage?: (still: ReactNode) => ReactNode;
}

/** A demo over the whole width, and below it what to try. */
export function View({ block, stage = (still) => still }: DemoSlotProps) {
  const { picture } = block;
  return (
    <BlockSection block={block}>
      <div data-demo={block.demo}>
        {picture &&
          stage(
            <div className="frame aspect-[16/10] md:aspect-video">
              <Picture picture={picture} sizes="(width >= 1280px) 1200px, 94vw" />
            </div>,
          )}
        <p className="mt-3 text-sm text-ink-muted">{block.caption}</p>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a strip that scrolls by arrow keys
          tabIndex={0}
          aria-label={block.heading}
          className="strip mt-8 gap-y-5 md:grid-cols-2 md:gap-x-8 lg:grid-cols-4"
        >
          {block.parts.map((part) => (
            <li key={part.title} className="border-s-2 border-key/60 ps-4">
              <h3 className="text-base">
                <Words text={part.title} />
              </h3>
              <p className="mt-0.5 text-sm text-ink-muted">{part.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex break-before-avoid flex-wrap items-center gap-x-6 gap-y-4">
          <div className="no-print flex flex-wrap gap-3">
            <BlockActions links={block.links} />
          </div>
          {block.note && <p className="text-sm text-ink-muted">{block.note}</p>}
        </div>
      </div>
    </BlockSection>
  );
}
