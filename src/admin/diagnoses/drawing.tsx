import { useMemo } from 'react';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { answersOf } from '#contracts/diagnosis.ts';
import type { Locale } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type DrawnStep, drawSteps, NODE_WIDTH } from './drawing-layout.ts';
import { diagnosisEditorMessages } from './messages.ts';
import { FaultCount } from './step-list.tsx';
import type { DiagnosisEditor } from './use-diagnosis-editor.ts';

/** Room around the drawing, for frames and the focus. */
const MARGIN = 8;

/** The ways through a diagnosis as a drawing; each step leads to its form. */
export function DrawingPane({ editor, locale }: { editor: DiagnosisEditor; locale: Locale }) {
  const text = useMessages(diagnosisEditorMessages);
  const own = editor.steps[locale];
  const steps = own.length > 0 ? own : editor.structure;
  const drawing = useMemo(() => drawSteps(steps), [steps]);
  if (steps.length === 0) return <p className="text-sm text-ink-muted">{text.noDrawing}</p>;
  return (
    <section aria-label={text.drawingLabel}>
      <p className="mb-3 text-sm text-ink-muted">{text.drawingHelp}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that is wider than its frame is scrolled by keys */}
      <div className="overflow-x-auto rounded-md border border-line bg-stage p-4" tabIndex={0}>
        <div
          className="relative"
          style={{ width: drawing.width + MARGIN * 2, height: drawing.height + MARGIN * 2 }}
        >
          <svg
            aria-hidden="true"
            className="absolute inset-0"
            width={drawing.width + MARGIN * 2}
            height={drawing.height + MARGIN * 2}
            viewBox={`${-MARGIN} ${-MARGIN} ${drawing.width + MARGIN * 2} ${drawing.height + MARGIN * 2}`}
          >
            {drawing.edges.map(({ from, answer, path, isLoop }) => (
              <path
                key={`${from} ${answer}`}
                d={path}
                className="diagnosis-edge"
                data-loop={isLoop || undefined}
              />
            ))}
          </svg>
          <ol>
            {drawing.steps.map((drawn, index) => (
              <Node
                key={drawn.id}
                editor={editor}
                drawn={drawn}
                step={steps[index] as DiagnosisStep}
              />
            ))}
          </ol>
        </div>
      </div>
      <details className="mt-4">
        <summary className="cursor-pointer py-2 text-sm font-medium">{text.asText}</summary>
        <AsText editor={editor} steps={steps} />
      </details>
    </section>
  );
}

function Node({
  editor,
  drawn: { id, x, y, height },
  step,
}: {
  editor: DiagnosisEditor;
  drawn: DrawnStep;
  step: DiagnosisStep;
}) {
  const text = useMessages(diagnosisEditorMessages);
  const faults = editor.faultsOf(id);
  const worst = faults.some(({ severity }) => severity === 'block') ? 'bad' : 'warn';
  const number = editor.numberOf(id);
  return (
    <li
      className="absolute"
      style={{ left: x + MARGIN, top: y + MARGIN, width: NODE_WIDTH, height }}
    >
      <button
        type="button"
        className="diagnosis-node"
        data-type={step.type}
        data-tone={faults.length > 0 ? worst : undefined}
        onClick={() => editor.choose(id)}
      >
        <span className="diagnosis-node-head">
          <span className="flex items-center justify-between gap-2 text-xs text-ink-muted">
            {number === 1 ? `${number} · ${text.start}` : `${number} · ${text.types[step.type]}`}
            <FaultCount faults={faults} />
          </span>
          <span className="line-clamp-2 text-sm leading-tight font-medium">
            {editor.nameOf(id)}
          </span>
        </span>
        {answersOf(step).map((answer) => (
          <span key={answer.id} className="diagnosis-node-answer">
            <span className="truncate">{editor.answerName(id, answer.id)}</span>
          </span>
        ))}
      </button>
    </li>
  );
}

/** The same as the drawing, in words. */
function AsText({ editor, steps }: { editor: DiagnosisEditor; steps: readonly DiagnosisStep[] }) {
  const text = useMessages(diagnosisEditorMessages);
  return (
    <ol className="grid gap-3 text-sm">
      {steps.map((step) => (
        <li key={step.id}>
          <button
            type="button"
            className="link min-h-6 text-start"
            onClick={() => editor.choose(step.id)}
          >
            {text.number(editor.numberOf(step.id))} · {text.types[step.type]}
          </button>{' '}
          {editor.nameOf(step.id)}
          <ul className="ms-5 list-disc text-ink-muted">
            {answersOf(step).map(({ id, to }) => (
              <li key={id}>
                {text.leadsTo(
                  editor.answerName(step.id, id),
                  editor.numberOf(to) > 0 ? text.number(editor.numberOf(to)) : text.nowhere,
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
