import { ArtImage } from '#site/components/picture.tsx';
import { BlockSection } from '../frame.tsx';
import type { StoryBlock } from './schema.ts';

/** Paragraphs beside a picture. */
export function StoryView({ block }: { block: StoryBlock }) {
  return (
    <BlockSection block={block}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-5">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-reading">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="viewfinder aspect-[16/10] overflow-hidden rounded-lg border border-line">
          <ArtImage art={block.art} alt={block.alt} />
        </div>
      </div>
    </BlockSection>
  );
}
