import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { answersOf } from '#contracts/diagnosis.ts';
import { factNamesIn, splitAtFacts } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { diagnosisMessages } from '#ui/diagnosis/messages.ts';
import { AnsweredPath, Finding, Question } from '#ui/diagnosis/steps.tsx';
import { summaryOf } from '#ui/diagnosis/summary.ts';
import { type Step, walk } from '#ui/diagnosis/walk.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconRefresh } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useFacts } from '../editor/facts.ts';
import { useChoices } from '../form/use-choices.ts';
import type { PartSession } from '../publishing/record/part-session.ts';
import { useSnapshot } from '../publishing/record/use-parts.ts';
import { diagnosisEditorMessages } from './messages.ts';

/** Walks through the draft as a reader would, and shows what support would get. */
export function TryDialog({
  steps,
  title,
  locale,
  shared,
  onEdit,
  onClose,
}: {
  steps: readonly DiagnosisStep[];
  title: string;
  /** Language of the steps. */
  locale: Locale;
  shared: PartSession;
  /** Leads to the form of a step. */
  onEdit: (id: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(diagnosisEditorMessages);
  const readerText = diagnosisMessages[locale];
  const [answers, setAnswers] = useState<number[]>([]);
  const [isStuck, setStuck] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useShownSteps(steps, locale);
  const { answered, current } = walk(shown, answers);
  const report = useReport(shared, locale);
  if (!current) return null;
  const go = (next: number[]) => {
    flushSync(() => {
      setAnswers(next);
      setStuck(walk(shown, next).answered.length < next.length);
    });
    heading.current?.focus();
  };
  const back = (index: number) => go(answers.slice(0, index));
  return (
    <Dialog title={text.tryTitle} description={text.tryText} onClose={onClose} isWide>
      <div lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        {answered.length > 0 && <AnsweredPath answered={answered} back={back} />}
        <div className="mt-4 border-t border-line pt-5">
          {current.isResult ? (
            <Finding heading={heading} step={current}>
              {null}
            </Finding>
          ) : (
            <Question
              heading={heading}
              step={current}
              number={answered.length + 1}
              answer={(index) => go([...answers.slice(0, answered.length), index])}
            />
          )}
        </div>
        {current.isResult && (
          <section
            aria-label={text.summary}
            className="mt-5 rounded-sm border border-line bg-stage p-4"
          >
            <h4 className="text-sm font-semibold">{text.summary}</h4>
            <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">
              {summaryOf(readerText, { ...report, title, answered, finding: current.text })}
            </p>
          </section>
        )}
      </div>
      {isStuck && (
        <div className="mt-5">
          <Notice kind="error">{text.deadEnd}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-4">
        <Button variant="secondary" size="sm" onClick={() => onEdit(current.id)}>
          {text.edit}
        </Button>
        {answers.length > 0 && (
          <Button variant="ghost" size="sm" icon={IconRefresh} onClick={() => back(0)}>
            {readerText.restart}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The steps with the values of their facts. */
function useShownSteps(
  steps: readonly DiagnosisStep[],
  locale: Locale,
): (Step & { isResult: boolean })[] {
  const text = useMessages(diagnosisEditorMessages);
  const { showFact } = useFacts(locale);
  const fill = (words: string) =>
    splitAtFacts(words)
      .map((part) => {
        const [name] = factNamesIn(part);
        return name === undefined ? part : (showFact(name) ?? part);
      })
      .join('');
  return steps.map((step) => ({
    id: step.id,
    isResult: step.type === 'result',
    text: fill(step.text) || text.untitled,
    hint: step.hint && fill(step.hint),
    answers: answersOf(step).map(({ label, to }, at) => ({
      label: fill(label) || text.answer(at + 1),
      to,
    })),
    actions: step.type === 'result' ? step.actions.map((action) => fill(action.text)) : [],
  }));
}

/** Document and product of the summary, as they are in the draft. */
function useReport(shared: PartSession, locale: Locale) {
  const text = useMessages(diagnosisEditorMessages);
  const { documentId, product } = useSnapshot(shared).data;
  const id = typeof documentId === 'string' ? documentId : '';
  const { data: document } = useAnswer(
    ['content', 'record', id],
    (api) => api('GET /admin/records/:id', { params: { id } }),
    { enabled: id !== '' },
  );
  const products = useChoices('diagnosis')('product').options;
  return {
    document: {
      title: document ? document.title[locale] || document.title.zh : text.noDocument,
      address: document ? new URL(document.path, location.origin).href : '',
    },
    product: products.find(({ value }) => value === product)?.label,
  };
}
