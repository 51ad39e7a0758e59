import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { Advice, NoAdvice } from './advice.tsx';
import { Questions } from './questions.tsx';

/** The room chooser: five questions, and beside them the advice. */
export function View({ block }: BlockProps<'room-chooser'>) {
  const { guide, note } = block;
  if (!guide) return null;
  const answers = Object.fromEntries(
    guide.questions.flatMap(({ name, answer }) => (answer ? [[name, answer]] : [])),
  );
  return (
    <BlockSection block={block}>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Questions questions={guide.questions} isAnswered={guide.advice !== null} />
        <section
          id="room-answer"
          aria-live="polite"
          className="rounded-md border border-line bg-surface p-5 md:scroll-mt-6 md:p-8 lg:sticky lg:top-36"
        >
          {guide.advice ? <Advice advice={guide.advice} answers={answers} /> : <NoAdvice />}
        </section>
      </div>
      {note && <p className="mt-6 max-w-reading text-sm text-ink-muted">{note}</p>}
    </BlockSection>
  );
}
