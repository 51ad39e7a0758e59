import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { Advice, NoAdvice } from './advice.tsx';
import { Questions } from './questions.tsx';

/** The room chooser: five questions, and below them the advice. */
export function View({ block }: BlockProps<'room-chooser'>) {
  const { guide, note } = block;
  if (!guide) return null;
  const answers = Object.fromEntries(
    guide.questions.flatMap(({ name, answer }) => (answer ? [[name, answer]] : [])),
  );
  return (
    <BlockSection block={block} screenOnly={!guide.advice}>
      <Questions questions={guide.questions} isAnswered={guide.advice !== null} />
      <section
        id="room-answer"
        aria-live="polite"
        className={cx(
          'break-inside-avoid md:scroll-mt-6',
          guide.advice
            ? 'mt-10 rounded-md border border-line bg-surface p-5 md:p-8'
            : 'mt-5 lg:ms-64',
        )}
      >
        {guide.advice ? <Advice advice={guide.advice} answers={answers} /> : <NoAdvice />}
      </section>
      {note && (
        <p className={cx('mt-4 max-w-[60em] text-sm text-ink-muted', !guide.advice && 'lg:ms-64')}>
          {note}
        </p>
      )}
    </BlockSection>
  );
}
