import { Hero } from '#site/components/page-header.tsx';
import { Phrases } from '#site/components/phrases.tsx';
import { HeadArt } from '#site/components/picture.tsx';
import { BlockActions } from '../frame.tsx';
import type { HeroBlock } from './schema.ts';

/** Opens a page. */
export function HeroView({ block }: { block: HeroBlock }) {
  return block.layout === 'stage' ? <StageHero block={block} /> : <SplitHero block={block} />;
}

function SplitHero({ block }: { block: HeroBlock }) {
  return (
    <Hero
      eyebrow={block.eyebrow}
      heading={<Phrases text={block.heading} />}
      lead={block.lead}
      actions={<BlockActions links={block.actions} size="lg" />}
      note={block.note}
      art={<HeadArt art={block.art} alt={block.alt} />}
    />
  );
}

/** The picture fills the window's width and fades into the ground where the words stand. */
function StageHero({ block }: { block: HeroBlock }) {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="wrap relative z-10 pt-12 pb-6 md:pt-20 lg:flex lg:min-h-[min(46rem,calc(100svh-4rem))] lg:flex-col lg:justify-center lg:py-20">
        <div className="max-w-[46rem]">
          {block.eyebrow && <p className="eyebrow mb-5">{block.eyebrow}</p>}
          <h1 className="text-6xl">
            <Phrases text={block.heading} />
          </h1>
          <p className="mt-6 max-w-[34em] text-lg text-ink-muted">{block.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <BlockActions links={block.actions} size="lg" />
          </div>
          {block.note && <p className="mt-6 text-sm text-ink-muted">{block.note}</p>}
        </div>
      </div>
      <div className="aspect-[16/10] w-full [mask-image:linear-gradient(to_bottom,transparent,black_22%,black_80%,transparent)] lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:aspect-auto lg:w-[74%] lg:[mask-image:linear-gradient(to_right,transparent_4%,black_46%),linear-gradient(to_bottom,black_78%,transparent)] lg:[mask-composite:intersect]">
        <HeadArt art={block.art} alt={block.alt} />
      </div>
    </section>
  );
}
