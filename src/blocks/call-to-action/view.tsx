import { Phrases } from '#site/components/phrases.tsx';
import { BlockActions } from '../frame.tsx';
import type { CallToActionBlock } from './schema.ts';

/** What to do next, lit by the accent. */
export function CallToActionView({ block }: { block: CallToActionBlock }) {
  return (
    <section id={block.id} className="section">
      <div className="wrap">
        <div className="keylight rounded-lg border border-line bg-surface px-6 py-12 text-center md:px-16 md:py-16">
          <h2 className="text-3xl">
            <Phrases text={block.heading} />
          </h2>
          <p className="mx-auto mt-4 max-w-[38em] text-lg text-ink-muted">{block.lead}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <BlockActions links={block.actions} size="lg" />
          </div>
        </div>
      </div>
    </section>
  );
}
