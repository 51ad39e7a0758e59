import { useState } from 'react';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { answersTo } from '#contracts/diagnosis.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCopy } from '#ui/icons.tsx';
import { IconHome, IconTrash } from '#ui/tool-icons.tsx';
import { Dialog } from '../core/dialog.tsx';
import { diagnosisEditorMessages } from './messages.ts';
import type { DiagnosisEditor } from './use-diagnosis-editor.ts';

/** Number and kind of the chosen step, the answers that lead to it, and what can be done with it. */
export function StepTools({
  editor,
  step: { id, type },
  isReadOnly,
}: {
  editor: DiagnosisEditor;
  step: DiagnosisStep;
  isReadOnly: boolean;
}) {
  const text = useMessages(diagnosisEditorMessages);
  const [isRemoving, setRemoving] = useState(false);
  const number = editor.numberOf(id);
  const leading = answersTo(editor.structure, id);
  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            {text.number(number)} · {text.types[type]}
            {number === 1 && <Badge tone="key">{text.start}</Badge>}
          </h2>
          <p className="text-xs text-ink-muted">
            {text.key} <code className="font-mono">{id}</code>
          </p>
        </div>
        {!isReadOnly && (
          <fieldset aria-label={text.tools} className="flex flex-wrap gap-1">
            {number > 1 && (
              <Button
                variant="ghost"
                size="sm"
                icon={IconHome}
                onClick={() => editor.move(number - 1, 0)}
              >
                {text.makeStart}
              </Button>
            )}
            <Button variant="ghost" size="sm" icon={IconCopy} onClick={() => editor.duplicate(id)}>
              {text.duplicate}
            </Button>
            <Button variant="ghost" size="sm" icon={IconTrash} onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          </fieldset>
        )}
      </div>
      {(number > 1 || leading.length > 0) && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <span className="text-ink-muted">{leading.length > 0 ? text.from : text.fromNobody}</span>
          {leading.map(({ step, answer }) => (
            <button
              key={`${step.id} ${answer.id}`}
              type="button"
              className="link min-h-6 text-start"
              onClick={() => editor.choose(step.id)}
            >
              {text.number(editor.numberOf(step.id))} · {editor.answerName(step.id, answer.id)}
            </button>
          ))}
        </p>
      )}
      {isRemoving && (
        <RemoveDialog
          editor={editor}
          id={id}
          onClose={() => setRemoving(false)}
          onRemove={() => {
            setRemoving(false);
            editor.remove(id);
          }}
        />
      )}
    </div>
  );
}

/** Asks before a step is deleted, and says which answers lead to it. */
function RemoveDialog({
  editor,
  id,
  onClose,
  onRemove,
}: {
  editor: DiagnosisEditor;
  id: string;
  onClose: () => void;
  onRemove: () => void;
}) {
  const text = useMessages(diagnosisEditorMessages);
  const leading = answersTo(editor.structure, id);
  return (
    <Dialog
      title={text.removeTitle(editor.numberOf(id))}
      description={leading.length > 0 ? text.removeText : text.removeAlone}
      onClose={onClose}
    >
      <ul className="mb-5 grid list-disc gap-1 ps-5 text-sm empty:hidden">
        {leading.map(({ step, answer }) => (
          <li key={`${step.id} ${answer.id}`}>
            {text.number(editor.numberOf(step.id))} {editor.nameOf(step.id)} ·{' '}
            {editor.answerName(step.id, answer.id)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRemove}>{text.removeNow}</Button>
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
