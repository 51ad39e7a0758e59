import { Phrases } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockActions } from '../frame.tsx';

/** The call to action at the end of a page. */
export function View({ block }: BlockProps<'call-to-action'>) {
  const { id, picture } = block;
  return (
    <section id={id} className="no-print band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="frame closing keylight isolate px-6 py-10 md:px-14 md:py-16">
          {picture && (
            <div className="closing-picture">
              <Picture picture={picture} sizes="(width >= 768px) 900px, 92vw" alt="" />
            </div>
          )}
          <div className={cx(!picture && 'gap-x-16 lg:flex lg:items-center lg:justify-between')}>
            <div className="max-w-[40rem]">
              <h2 id={`${id}-heading`} className="text-3xl">
                <Phrases text={block.heading} />
              </h2>
              <p className="mt-4 text-balance text-ink/80 md:text-lg">{block.lead}</p>
            </div>
            <div className={cx('mt-7 flex flex-wrap gap-3', !picture && 'lg:mt-0 lg:shrink-0')}>
              <BlockActions links={block.actions} size="lg" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
