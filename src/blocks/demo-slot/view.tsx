import { Picture } from '#ui/picture.tsx';
import type { BlockProps } from '../block.ts';
import { BlockActions, BlockSection } from '../frame.tsx';

/** A still of the demo beside what an engineer shows in it. */
export function View({ block }: BlockProps<'demo-slot'>) {
  const { picture } = block;
  return (
    <BlockSection block={block}>
      <div
        data-demo={block.demo}
        className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        {picture && (
          <figure>
            <div className="frame aspect-[16/10]">
              <Picture picture={picture} sizes="(width >= 1024px) 680px, 92vw" />
            </div>
            <figcaption className="mt-3 text-sm text-ink-muted">{block.caption}</figcaption>
          </figure>
        )}
        <div>
          <ul className="grid gap-4">
            {block.parts.map((part) => (
              <li key={part.title} className="border-s-2 border-key/60 ps-4">
                <h3 className="text-base">{part.title}</h3>
                <p className="mt-0.5 text-sm text-ink-muted">{part.text}</p>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <BlockActions links={block.links} />
          </div>
          {block.note && <p className="mt-4 text-sm text-ink-muted">{block.note}</p>}
        </div>
      </div>
    </BlockSection>
  );
}
