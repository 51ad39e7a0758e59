import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Grip } from '../form/lists/grip.tsx';
import { useSorting } from '../form/lists/use-sorting.ts';
import { OutlineButton } from '../pages/outline/outline-row.tsx';
import { diagnosisEditorMessages } from './messages.ts';
import type { DiagnosisEditor } from './use-diagnosis-editor.ts';

/** All steps in their order; the first one is the start. */
export function StepList({ editor, isReadOnly }: { editor: DiagnosisEditor; isReadOnly: boolean }) {
  const text = useMessages(diagnosisEditorMessages);
  const { structure, chosen } = editor;
  const { listRef, grip, markOf } = useSorting(editor.move);
  const wholeFaults = editor.faultsOf(undefined);
  return (
    <section aria-label={text.steps} className="outline-panel">
      <div className="outline-list">
        <OutlineButton isChosen={!chosen} onClick={() => editor.choose(undefined)}>
          <span className="min-w-0 grow">
            <span className="block font-medium">{text.head}</span>
            <span className="block truncate text-xs text-ink-muted">{text.headText}</span>
          </span>
          <FaultCount faults={wholeFaults} />
        </OutlineButton>
        {structure.length === 0 && <p className="p-3 text-sm text-ink-muted">{text.empty}</p>}
        <ol ref={listRef}>
          {structure.map(({ id, type }, index) => (
            <li
              key={id}
              data-sort-row=""
              data-mark={markOf(index)}
              className="sort-row items-center"
            >
              {!isReadOnly && <Grip label={text.move(editor.nameOf(id))} {...grip(index)} />}
              <OutlineButton isChosen={chosen?.id === id} onClick={() => editor.choose(id)}>
                <span className="min-w-0 grow">
                  <span className="flex items-center gap-2 text-xs text-ink-muted">
                    <span className="tabular-nums">{index + 1}</span>
                    {text.types[type]}
                    {index === 0 && <Badge tone="key">{text.start}</Badge>}
                  </span>
                  <span className="block truncate font-medium">{editor.nameOf(id)}</span>
                </span>
                <FaultCount faults={editor.faultsOf(id)} />
              </OutlineButton>
            </li>
          ))}
        </ol>
      </div>
      {!isReadOnly && (
        <div className="grid gap-1 border-t border-line p-2">
          {(['question', 'result'] as const).map((type) => (
            <Button
              key={type}
              variant="secondary"
              size="sm"
              icon={IconPlus}
              onClick={() => editor.add(type)}
            >
              {text.add[type]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** How many findings there are, in the colour of the worst. */
export function FaultCount({ faults }: { faults: readonly { severity: 'block' | 'warn' }[] }) {
  const text = useMessages(diagnosisEditorMessages);
  if (faults.length === 0) return null;
  const isBlocked = faults.some(({ severity }) => severity === 'block');
  return (
    <Badge tone={isBlocked ? 'bad' : 'warn'}>
      <span aria-hidden="true">{faults.length}</span>
      <span className="sr-only">{text.findings(faults.length)}</span>
    </Badge>
  );
}
