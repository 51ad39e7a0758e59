import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Diagnosis, Document } from '#api/documents/contract.ts';
import { mostQuestions } from '#contracts/diagnosis.ts';
import { diagnosisMessages } from '#site/i18n/diagnosis.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconRefresh } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import { AllSteps } from './all-steps.tsx';
import { Result } from './result.tsx';
import { useAnswers } from './use-answers.ts';
import { type Answered, type Step, walk } from './walk.ts';

/**
 * Questions that find the cause of a fault, shown one at a time. Earlier answers can be changed.
 * Without scripts all steps are shown.
 */
export function DiagnosisPanel({
  document,
  diagnosis,
}: {
  document: Document;
  diagnosis: Diagnosis;
}) {
  const text = useMessages(diagnosisMessages);
  const { slug, title, steps } = diagnosis;
  const [answers, setAnswers] = useAnswers(slug);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answered, current } = walk(steps, answers);
  if (!current) return null;
  const go = (next: number[]) => {
    flushSync(() => setAnswers(next));
    heading.current?.focus();
  };
  const back = (index: number) => go(answers.slice(0, index));
  const isResult = current.answers.length === 0;
  return (
    <section
      id="diagnosis"
      aria-labelledby="diagnosis-title"
      className={cx('rounded-md border border-key bg-surface p-5 md:p-6', !isResult && 'no-print')}
    >
      <h2 id="diagnosis-title" className="text-lg">
        <Words text={text.title(title)} />
      </h2>
      <div className="noscript:hidden">
        <p className="no-print text-sm text-ink-muted">{text.lead(mostQuestions(steps))}</p>
        {answered.length > 0 && <Path answered={answered} back={back} />}
        <div className="mt-5 border-t border-line pt-5">
          {isResult ? (
            <Result
              heading={heading}
              step={current}
              answered={answered}
              document={document}
              diagnosis={diagnosis}
            />
          ) : (
            <Question
              heading={heading}
              step={current}
              number={answered.length + 1}
              answer={(index) => go([...answers.slice(0, answered.length), index])}
            />
          )}
        </div>
        {answered.length > 0 && (
          <Button
            variant="ghost"
            icon={IconRefresh}
            flush
            className="no-print mt-3"
            onClick={() => back(0)}
          >
            {text.restart}
          </Button>
        )}
      </div>
      <noscript>
        <AllSteps diagnosis={diagnosis} />
      </noscript>
    </section>
  );
}

/** The answers so far. Changing one continues from there. */
function Path({ answered, back }: { answered: Answered[]; back: (index: number) => void }) {
  const text = useMessages(diagnosisMessages);
  return (
    <ol aria-label={text.answered} className="mt-4 text-sm">
      {answered.map(({ question, label }, index) => (
        <li key={question.id} className="flex items-start gap-3 border-t border-line py-1">
          <span className="w-4 flex-none py-2 text-xs/6 text-ink-muted tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 grow py-2">
            <span className="me-2 text-ink-muted">{question.text}</span>
            <span className="font-medium max-sm:block">{label}</span>
          </span>
          <button
            type="button"
            className="no-print link min-h-11 flex-none px-1 text-sm/6"
            aria-label={text.changeOf(index + 1)}
            onClick={() => back(index)}
          >
            {text.change}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Question({
  heading,
  step,
  number,
  answer,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  step: Step;
  number: number;
  answer: (index: number) => void;
}) {
  const text = useMessages(diagnosisMessages);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-base">
        <span className="mb-0.5 block text-xs font-semibold text-key">{text.question(number)}</span>
        {step.text}
      </h3>
      {step.hint && <p className="mt-1 text-sm text-ink-muted">{step.hint}</p>}
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {step.answers.map(({ label }, index) => (
          <li key={label}>
            <Button
              variant="secondary"
              className="size-full justify-start text-start"
              onClick={() => answer(index)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
