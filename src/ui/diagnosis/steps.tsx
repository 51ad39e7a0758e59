import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { diagnosisMessages } from './messages.ts';
import type { Answered, Step } from './walk.ts';

/** The answers so far. Changing one continues from there. */
export function AnsweredPath({
  answered,
  back,
}: {
  answered: readonly Answered[];
  back: (index: number) => void;
}) {
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

/** A question with a button for each answer. */
export function Question({
  heading,
  step,
  number,
  answer,
}: {
  heading: Ref<HTMLHeadingElement>;
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

/** The cause that was found, and what to do. */
export function Finding({
  heading,
  step,
  children,
}: {
  heading: Ref<HTMLHeadingElement>;
  step: Step;
  /** Documents about it. */
  children: ReactNode;
}) {
  const text = useMessages(diagnosisMessages);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        <span className="mb-0.5 block text-xs font-semibold text-key">{text.result}</span>
        {step.text}
      </h3>
      {step.hint && <p className="mt-1 text-sm text-ink-muted">{step.hint}</p>}
      <Advice step={step}>{children}</Advice>
    </>
  );
}

/** What to do, and the documents about it. */
export function Advice({ step, children }: { step: Step; children: ReactNode }) {
  const text = useMessages(diagnosisMessages);
  return (
    <>
      <h4 className="mt-4 text-sm">{text.actions}</h4>
      <ol className="mt-1 grid list-decimal gap-1.5 ps-6">
        {step.actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      {children}
    </>
  );
}
