import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { AdminApi } from '../core/api.ts';
import { LeaveDialog } from '../core/leave-dialog.tsx';
import { Panel } from '../core/panel.tsx';
import { DeleteAction, HistoryLink } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { useForm } from '../form/use-form.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { releaseMessages } from './messages.ts';
import { type ReleaseValues, releaseForm } from './release-form.ts';
import { type Release, useRefreshReleases } from './use-releases.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The texts of a version, which are saved together, and its next step. */
export function ReleaseEditor({
  release,
  isReadOnly,
  onDeleted,
}: {
  release: Release;
  isReadOnly: boolean;
  onDeleted: () => void;
}) {
  const text = useMessages(releaseMessages);
  const refresh = useRefreshReleases();
  const [isIssuing, setIssuing] = useState(false);
  const { id, revision } = release;
  const form = useForm(valuesOf(release), async (values, api) => {
    const body = { ...values, revision };
    await api('PATCH /admin/releases/:id', { params: { id }, body });
    await refresh();
    form.reset(values);
    showToast('success', text.saved);
  });
  const { isDirty } = form;
  return (
    <>
      <form onSubmit={form.submit} noValidate>
        <Panel title={text.details}>
          <div className="grid gap-6">
            {form.failure && <Notice kind="error">{form.failure}</Notice>}
            <SchemaForm form={releaseForm} {...form.fields} isReadOnly={isReadOnly} />
            {!isReadOnly && (
              <div className="flex flex-wrap items-center justify-end gap-3">
                {isDirty && (
                  <span role="status" className="text-sm text-ink-muted">
                    {text.unsaved}
                  </span>
                )}
                <Button type="submit" variant="secondary" busy={form.isBusy} disabled={!isDirty}>
                  {text.save}
                </Button>
                <Button
                  disabled={isDirty || release.upload !== null}
                  onClick={() => setIssuing(true)}
                >
                  {text.issue}
                </Button>
              </div>
            )}
          </div>
        </Panel>
      </form>
      <MoreActions release={release} onDeleted={onDeleted} />
      {isIssuing && <IssueDialog release={release} onClose={() => setIssuing(false)} />}
      <LeaveGuard isDirty={isDirty && !isReadOnly} />
    </>
  );
}

function valuesOf(release: Release): ReleaseValues {
  const { version, channel, releasedOn, minOs, requirementsZh, requirementsEn } = release;
  const { notesZh, notesEn } = release;
  return {
    version,
    channel,
    releasedOn,
    minOs,
    requirementsZh,
    requirementsEn,
    notesZh,
    notesEn,
  };
}

/** Asks before unsaved texts are left. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const text = useMessages(releaseMessages);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return <LeaveDialog blocker={blocker} text={text} />;
}

/** Deletes a draft or withdraws an issued version; the history of both. */
function MoreActions({ release, onDeleted }: { release: Release; onDeleted: () => void }) {
  const text = useMessages(releaseMessages);
  const may = useMay();
  const refresh = useRefreshReleases('list');
  const [withdraws, setWithdraws] = useState(false);
  const { id, version, state } = release;
  const remove = async (api: AdminApi) => {
    await api('DELETE /admin/releases/:id', { params: { id } });
    onDeleted();
    await refresh(text.removed);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {state === 'draft' && may('releases.delete') && (
        <DeleteAction label={text.remove} question={text.removeAsk(version)} remove={remove} />
      )}
      {state === 'issued' && may('releases.withdraw') && (
        <Button variant="ghost" flush onClick={() => setWithdraws(true)}>
          {text.withdraw}
        </Button>
      )}
      {withdraws && <WithdrawDialog release={release} onClose={() => setWithdraws(false)} />}
      <HistoryLink entityType="release" entityId={id} />
    </div>
  );
}
