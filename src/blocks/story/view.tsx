import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** Paragraphs beside a picture; the first is the lead. */
export function View({ block }: BlockProps<'story'>) {
  const { picture } = block;
  return (
    <BlockSection block={block}>
      <div
        className={cx('grid items-center gap-10 lg:gap-16', picture && 'lg:grid-cols-[6fr_7fr]')}
      >
        <div className="grid gap-5">
          {block.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={cx('max-w-reading', index === 0 ? 'text-xl' : 'text-ink-muted')}
            >
              {paragraph}
            </p>
          ))}
        </div>
        {picture && (
          <div className="frame settle aspect-[16/10] max-lg:order-first lg:aspect-[4/3]">
            <Picture picture={picture} sizes="(width >= 1024px) 640px, 92vw" />
          </div>
        )}
      </div>
    </BlockSection>
  );
}
