import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Diagnosis, Document } from '#api/documents/contract.ts';
import { mostQuestions } from '#contracts/diagnosis.ts';
import { Button } from '#ui/button.tsx';
import { diagnosisMessages } from '#ui/diagnosis/messages.ts';
import { AnsweredPath, Question } from '#ui/diagnosis/steps.tsx';
import { walk } from '#ui/diagnosis/walk.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconRefresh } from '#ui/icons.tsx';
import { Words } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import { AllSteps } from './all-steps.tsx';
import { Result } from './result.tsx';
import { useAnswers } from './use-answers.ts';

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
        {answered.length > 0 && <AnsweredPath answered={answered} back={back} />}
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
