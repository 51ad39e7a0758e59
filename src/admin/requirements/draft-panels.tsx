import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { RequirementChanges } from '#ui/requirement-changes.tsx';
import { Answer } from '../core/answer.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import type { BodyEditorProps } from '../sheets/screen-of-kind.ts';
import { requirementEditorMessages } from './messages.ts';

/** Above the form: what the next version changes, and which milestones are done. */
export function DraftPanels({ sheet, body, isReadOnly }: BodyEditorProps) {
  const text = useMessages(requirementEditorMessages);
  const params = { id: sheet.id };
  const queryKey = ['requirement-draft', sheet.id, sheet.version];
  const query = useAnswer(
    queryKey,
    (api) => api('GET /admin/requirements/:id/changes', { params }),
    { gcTime: 0 },
  );
  const { run } = useAction(queryKey);
  const mark = (key: string, doneOn: string) =>
    run((api) =>
      api('PUT /admin/requirements/:id/milestones/:key', {
        params: { ...params, key },
        body: { doneOn: doneOn || null },
      }),
    );
  const { milestones } = body as unknown as RequirementBody;
  return (
    <Answer query={query}>
      {({ newest, changes, doneMilestones }) => (
        <>
          <details open={newest !== null} className="rounded-md border border-line p-4">
            <summary className="min-h-11 py-2 font-medium">{text.changes}</summary>
            <div className="mt-2 grid gap-3 text-sm">
              {newest && (
                <p>
                  {newest.approval
                    ? text.approved(newest.approval.name, newest.version)
                    : text.notApproved(newest.version)}
                  {newest.approval?.remark && (
                    <span className="mt-1 block whitespace-pre-line">
                      <span className="text-ink-muted">{text.remark}</span>
                      {newest.approval.remark}
                    </span>
                  )}
                </p>
              )}
              <p className="text-ink-muted">
                {newest === null
                  ? text.unsent
                  : changes.length === 0
                    ? text.noChanges(newest.version)
                    : text.since(newest.version)}
              </p>
              <RequirementChanges changes={changes} />
              {newest && (
                <Button variant="ghost" size="sm" flush onClick={() => void query.refetch()}>
                  {text.refresh}
                </Button>
              )}
            </div>
          </details>
          {newest && milestones.length > 0 && (
            <details className="rounded-md border border-line p-4">
              <summary className="min-h-11 py-2 font-medium">{text.milestones}</summary>
              <p className="mb-4 text-sm text-ink-muted">{text.milestonesHint}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                {milestones.map(({ key, name }) => (
                  <TextField
                    key={key}
                    type="date"
                    label={text.doneOn(name)}
                    readOnly={isReadOnly}
                    defaultValue={doneMilestones[key] ?? ''}
                    onBlur={({ target }) => {
                      if (target.value !== (doneMilestones[key] ?? ''))
                        void mark(key, target.value);
                    }}
                  />
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </Answer>
  );
}
