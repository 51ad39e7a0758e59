import { useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlay } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { FormSections } from '../form/schema-form.tsx';
import { diagnosisTextForm } from '../publishing/forms/diagnosis.ts';
import type { PartSession } from '../publishing/record/part-session.ts';
import { PartView } from '../publishing/record/part-view.tsx';
import type { ContentRecord } from '../publishing/record/record.ts';
import { useSnapshot } from '../publishing/record/use-parts.ts';
import { DrawingPane } from './drawing.tsx';
import { Faults } from './faults.tsx';
import { diagnosisEditorMessages } from './messages.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { StepTools } from './step-tools.tsx';
import { TryDialog } from './try-dialog.tsx';
import {
  type DiagnosisSides,
  type DiagnosisEditor as Editor,
  useDiagnosisEditor,
} from './use-diagnosis-editor.ts';

/** What a diagnosis is edited with. */
export interface DiagnosisEditorProps {
  record: ContentRecord;
  sides: DiagnosisSides;
  /** What the languages share. */
  shared: PartSession;
  /** Languages whose texts are shown. */
  shown: readonly Locale[];
  isReadOnly: boolean;
  onCompare: (session: PartSession) => void;
  onChanges: () => void;
}

/** The editor of a diagnosis: its steps, the form of the chosen one, the drawing, and a trial. */
export default function DiagnosisEditor(props: DiagnosisEditorProps) {
  const { sides, shared, shown, isReadOnly } = props;
  const text = useMessages(diagnosisEditorMessages);
  const editor = useDiagnosisEditor(sides, shown);
  const [isTrying, setTrying] = useState(false);
  const locale = shown[0] ?? 'zh';
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={text.panes} className="segments">
          {[false, true].map((isDrawing) => (
            <button
              key={String(isDrawing)}
              type="button"
              className="segment"
              aria-current={editor.isDrawing === isDrawing || undefined}
              onClick={() => editor.draw(isDrawing)}
            >
              {isDrawing ? text.drawing : text.editing}
            </button>
          ))}
        </nav>
        <Button
          variant="secondary"
          size="sm"
          icon={IconPlay}
          disabled={editor.steps[locale].length === 0}
          onClick={() => setTrying(true)}
        >
          {text.tryIt}
        </Button>
      </div>
      {editor.isDrawing ? (
        <DrawingPane editor={editor} locale={locale} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[272px_minmax(0,1fr)]">
          <StepList editor={editor} isReadOnly={isReadOnly} />
          <div className="min-w-0">
            {editor.chosen && (
              <StepTools editor={editor} step={editor.chosen} isReadOnly={isReadOnly} />
            )}
            <Faults editor={editor} />
            <Languages {...props} editor={editor} />
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {isTrying && (
        <TryDialog
          steps={editor.steps[locale]}
          title={String(editor.data[locale].title ?? '')}
          locale={locale}
          shared={shared}
          onEdit={(id) => {
            setTrying(false);
            editor.choose(id);
          }}
          onClose={() => setTrying(false)}
        />
      )}
    </>
  );
}

/** The chosen step, or the title, in each language. */
function Languages({
  record,
  sides,
  shown,
  isReadOnly,
  onCompare,
  onChanges,
  editor,
}: DiagnosisEditorProps & { editor: Editor }) {
  const { chosen } = editor;
  return (
    <div className={cx(shown.length > 1 && 'grid items-start gap-6 xl:grid-cols-2')}>
      {shown.map((locale, index) => {
        const step = editor.steps[locale].find(({ id }) => id === chosen?.id);
        return (
          <PartView
            key={locale}
            record={record}
            session={sides[locale]}
            isReadOnly={isReadOnly}
            hasTitle={shown.length > 1}
            onCompare={() => onCompare(sides[locale])}
            onChanges={onChanges}
          >
            {locale === 'en' && <Alignment editor={editor} isReadOnly={isReadOnly} />}
            {!chosen && <TitleForm session={sides[locale]} />}
            {step && (
              <StepForm
                key={step.id}
                editor={editor}
                step={step}
                locale={locale}
                isStructural={index === 0}
                isReadOnly={isReadOnly}
              />
            )}
          </PartView>
        );
      })}
    </div>
  );
}

function TitleForm({ session }: { session: PartSession }) {
  const { data } = useSnapshot(session);
  return <FormSections form={diagnosisTextForm} value={data} onChange={session.engine.change} />;
}

/** Says that the English steps are missing or differ, and makes them follow the Chinese ones. */
function Alignment({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const text = useMessages(diagnosisEditorMessages);
  const { steps, faults, align } = editor;
  const isMissing = steps.en.length === 0;
  const isOther = faults.en.some(({ code }) => code === 'other-structure');
  if (steps.zh.length === 0 || !(isMissing || isOther)) return null;
  return (
    <div className="mb-5">
      <Notice kind={isMissing ? undefined : 'warning'}>
        {isMissing ? text.noEnglish : text.otherSteps}{' '}
        {!isReadOnly && (
          <Button variant="ghost" size="sm" flush onClick={align}>
            {isMissing ? text.copySteps : text.alignSteps}
          </Button>
        )}
      </Notice>
    </div>
  );
}
