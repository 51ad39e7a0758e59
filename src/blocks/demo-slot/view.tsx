import { Picture } from '#ui/picture.tsx';
import type { BlockProps } from '../block.ts';
import { BlockActions, BlockSection } from '../frame.tsx';

/** A picture of the product in use, and its actions in order. */
export function View({ block }: BlockProps<'demo-slot'>) {
  const { picture } = block;
  return (
    <BlockSection block={block}>
      <div
        data-demo={block.demo}
        className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      >
        {picture && (
          <figure className="lg:sticky lg:top-36">
            <div className="frame shadow-lg">
              <div className="viewfinder aspect-[16/10]">
                <Picture picture={picture} sizes="(width >= 1024px) 800px, 92vw" />
              </div>
            </div>
            <figcaption className="mt-3 text-sm text-ink-muted">{block.caption}</figcaption>
          </figure>
        )}
        <div>
          <ol className="grid">
            {block.actions.map((action, index) => (
              <li
                key={action.title}
                className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-4 first:pt-0"
              >
                <span
                  aria-hidden="true"
                  className="pt-0.5 text-sm font-semibold text-key tabular-nums"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                <div>
                  <h3 className="text-lg">{action.title}</h3>
                  <p className="mt-1 text-sm text-ink-muted">{action.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap gap-3">
            <BlockActions links={block.links} />
          </div>
          {block.note && <p className="mt-4 text-sm text-ink-muted">{block.note}</p>}
        </div>
      </div>
    </BlockSection>
  );
}
