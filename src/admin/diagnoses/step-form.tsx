import type {
  DiagnosisQuestion,
  DiagnosisResult,
  DiagnosisStep,
} from '#contracts/content/diagnosis.ts';
import { MAX_ACTIONS, MAX_ANSWERS, MAX_DOCUMENTS } from '#contracts/content/diagnosis.ts';
import { list, text } from '#contracts/form-labels.ts';
import type { Locale } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { FormField } from '../form/field.tsx';
import { fieldId } from '../form/focus-field.ts';
import { fieldWith } from '../form/labels.ts';
import { contentSource } from '../form/sources.ts';
import { Entries } from './entries.tsx';
import { diagnosisEditorMessages } from './messages.ts';
import { NextStep } from './next-step.tsx';
import { StepText } from './step-text.tsx';
import { changeEntry, freeKey } from './steps.ts';
import { type DiagnosisEditor, withTarget } from './use-diagnosis-editor.ts';

const documentsLabel = fieldWith(list('相关文档', 'Documents about it', text('文档', 'document')), {
  source: contentSource('document'),
});

interface StepFormProps<Step extends DiagnosisStep = DiagnosisStep> {
  editor: DiagnosisEditor;
  step: Step;
  locale: Locale;
  /** Whether answers, actions and documents can be added, moved and deleted here. */
  isStructural: boolean;
  isReadOnly: boolean;
}

/** The fields of a step in one language. */
export function StepForm(props: StepFormProps) {
  const { editor, step, locale } = props;
  const text = useMessages(diagnosisEditorMessages);
  const path = `steps.${step.id}`;
  return (
    <div id={fieldId(locale, path)} tabIndex={-1} className="grid gap-6 outline-none">
      <StepText
        path={`${path}.text`}
        label={text.text[step.type]}
        max={160}
        required
        value={step.text}
        onChange={(next) => editor.changeText(locale, step.id, (one) => ({ ...one, text: next }))}
      />
      <StepText
        path={`${path}.hint`}
        label={text.hint[step.type]}
        max={300}
        value={step.hint ?? ''}
        onChange={(next) =>
          editor.changeText(locale, step.id, (one) => ({ ...one, hint: next || null }))
        }
      />
      {step.type === 'question' ? (
        <Answers {...props} step={step} path={path} />
      ) : (
        <>
          <Actions {...props} step={step} path={path} />
          {props.isStructural && <Documents editor={editor} step={step} path={path} />}
        </>
      )}
    </div>
  );
}

/** The answers of a question, each with the next step. */
function Answers({
  editor,
  step,
  locale,
  isStructural,
  isReadOnly,
  path,
}: StepFormProps<DiagnosisQuestion> & { path: string }) {
  const text = useMessages(diagnosisEditorMessages);
  const { answers } = step;
  const restructure = (make: (answers: DiagnosisQuestion['answers']) => typeof answers) =>
    editor.changeStructure(step.id, (one) =>
      one.type === 'question' ? { ...one, answers: make(one.answers) } : one,
    );
  const canChange = isStructural && !isReadOnly;
  return (
    <Entries
      label={text.answers}
      entries={answers}
      most={MAX_ANSWERS}
      names={{ add: text.addAnswer, move: text.moveAnswer, remove: text.removeAnswer }}
      onChange={canChange ? restructure : undefined}
      newEntry={(all) => ({ id: freeKey('answer', all), label: '', to: '' })}
    >
      {({ id, label, to }, number) => (
        <>
          <StepText
            path={`${path}.answers.${id}.label`}
            label={text.answer(number)}
            max={120}
            required
            isLine
            value={label}
            onChange={(next) =>
              editor.changeText(locale, step.id, (one) =>
                one.type === 'question'
                  ? { ...one, answers: changeEntry(one.answers, id, { label: next }) }
                  : one,
              )
            }
          />
          <NextStep
            editor={editor}
            id={fieldId(locale, `${path}.answers.${id}.to`)}
            label={text.next(number)}
            current={step.id}
            value={to}
            onChange={
              canChange
                ? (next) => editor.changeStructure(step.id, (one) => withTarget(one, id, next))
                : undefined
            }
            onNew={(type) => editor.addNext(type, step.id, id)}
          />
        </>
      )}
    </Entries>
  );
}

/** What to do, in order. */
function Actions({
  editor,
  step,
  locale,
  isStructural,
  isReadOnly,
  path,
}: StepFormProps<DiagnosisResult> & { path: string }) {
  const text = useMessages(diagnosisEditorMessages);
  const { actions } = step;
  const restructure = (make: (actions: DiagnosisResult['actions']) => typeof actions) =>
    editor.changeStructure(step.id, (one) =>
      one.type === 'result' ? { ...one, actions: make(one.actions) } : one,
    );
  const canChange = isStructural && !isReadOnly;
  return (
    <Entries
      label={text.actions}
      entries={actions}
      most={MAX_ACTIONS}
      names={{ add: text.addAction, move: text.moveAction, remove: text.removeAction }}
      onChange={canChange ? restructure : undefined}
      newEntry={(all) => ({ id: freeKey('action', all), text: '' })}
    >
      {({ id, text: words }, number) => (
        <>
          <StepText
            path={`${path}.actions.${id}.text`}
            label={text.action(number)}
            max={240}
            required
            value={words}
            onChange={(next) =>
              editor.changeText(locale, step.id, (one) =>
                one.type === 'result'
                  ? { ...one, actions: changeEntry(one.actions, id, { text: next }) }
                  : one,
              )
            }
          />
        </>
      )}
    </Entries>
  );
}

/** Documents about a result; both languages have the same ones. */
function Documents({
  editor,
  step,
  path,
}: {
  editor: DiagnosisEditor;
  step: DiagnosisResult;
  path: string;
}) {
  return (
    <FormField
      shape={{ kind: 'list', item: { kind: 'line', max: 36 }, min: 0, max: MAX_DOCUMENTS }}
      label={documentsLabel}
      path={`${path}.documents`}
      isOptional={false}
      value={step.documents}
      onChange={(documents) =>
        editor.changeStructure(step.id, (one) =>
          one.type === 'result' ? { ...one, documents: documents as string[] } : one,
        )
      }
    />
  );
}
