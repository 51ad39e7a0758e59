import { Answer } from '../../core/answer.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { PendingUploads } from '../pending-uploads.ts';
import type { SheetRecord } from '../types.ts';
import { BodyContext } from './body-context.ts';
import { problemsBelow } from './problems.ts';
import type { SheetSession } from './session.ts';
import { useSheetScreen } from './use-sheet-screen.ts';
import { useSheetSnapshot } from './use-sheet-session.ts';

/** Beginning of the ids of the fields of the body. */
export const BODY_PREFIX = 'body';

/** The body of a sheet in the form or editor of its kind. */
export function BodyEditor({
  sheet,
  session,
  isReadOnly,
}: {
  sheet: SheetRecord;
  session: SheetSession;
  isReadOnly: boolean;
}) {
  const screen = useSheetScreen(sheet.kind);
  const { data, state } = useSheetSnapshot(session);
  const problems = problemsBelow(BODY_PREFIX, state);
  const change = (body: Record<string, unknown>) => session.engine.change({ ...data, body });
  const { body } = data;
  return (
    <BodyContext value={body}>
      <PendingUploads value={session.uploads}>
        <Answer query={screen}>
          {({ form, hasFacts, Editor }) => (
            <div className="grid gap-6">
              {Editor && (
                <Editor
                  {...{ sheet, body, problems, isReadOnly }}
                  idPrefix={BODY_PREFIX}
                  onChange={change}
                />
              )}
              {form && (
                <SchemaForm
                  form={form}
                  value={body}
                  onChange={change}
                  problems={problems}
                  isReadOnly={isReadOnly}
                  idPrefix={BODY_PREFIX}
                  locale={data.head.locale}
                  hasFacts={hasFacts}
                />
              )}
            </div>
          )}
        </Answer>
      </PendingUploads>
    </BodyContext>
  );
}
