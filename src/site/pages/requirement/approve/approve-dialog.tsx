import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApprovalConflict, Requirement } from '#api/requirements/contract.ts';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { RequestError } from '#request/errors.ts';
import { approvalMessages } from '#site/i18n/requirement-approval.ts';
import { useAct } from '#site/sheets/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { RequirementChanges } from '#ui/requirement-changes.tsx';

/**
 * Asks for the name, and a remark, with which the version on the screen is approved. If another one
 * was issued meanwhile, it shows what changed and asks again for that one.
 */
export function ApproveDialog({
  data,
  token,
  onClose,
}: {
  data: Requirement;
  token: string;
  /** @param approved whether it was approved here */
  onClose(approved: boolean): void;
}) {
  const text = useMessages(approvalMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isApproved = useRef(false);
  const { act, busy, errorOf } = useAct();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [remark, setRemark] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [conflict, setConflict] = useState<ApprovalConflict>();
  useEffect(() => dialog.current?.showModal(), []);
  // A version that was issued behind the dialog was not read: the server refuses, and it is shown.
  const opened = useRef(data);
  const { version, contentHash, history, mayApprove } = conflict ? data : opened.current;
  // After a refusal, all that is new since the version that was read.
  const { since, changes } =
    conflict?.reason === 'outdated'
      ? conflict
      : { since: version - 1, changes: history[0]?.changes ?? [] };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!name.trim()) {
      document.getElementById(`${id}-name`)?.focus();
      return;
    }
    const body = { seenHash: contentHash, name, title: title || null, remark: remark || null };
    const isDone = await act('approve', body, async (api, repeat) => {
      const call = { params: { token }, body, ...repeat };
      await api('POST /shares/requirements/:token/approval', call).catch((error) => {
        if (error instanceof RequestError && error.errorCode === 'CONFLICT') {
          setConflict(error.data as ApprovalConflict);
        }
        throw error;
      });
    });
    if (!isDone) return;
    isApproved.current = true;
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      data-theme="light"
      aria-labelledby={`${id}-heading`}
      className="m-auto max-h-dvh w-full max-w-xl overscroll-contain rounded-md border border-line bg-surface p-0 text-ink backdrop:bg-ink/70 max-sm:mb-0 max-sm:rounded-b-none"
      onClose={() => onClose(isApproved.current)}
    >
      <form noValidate onSubmit={submit} className="grid gap-5 p-5 sm:p-6">
        <div>
          <h2 id={`${id}-heading`} className="text-xl">
            {text.heading(version)}
          </h2>
          <p className="mt-2 text-sm text-ink-muted">{text.lead(version)}</p>
        </div>
        {errorOf('approve') && (
          <div role="alert">
            <Notice kind={conflict ? 'warning' : 'error'}>{errorOf('approve')}</Notice>
          </div>
        )}
        {changes.length > 0 && (
          <details open={conflict?.reason === 'outdated'}>
            <summary className="link min-h-11 py-2 text-sm">{text.changes(since)}</summary>
            <div className="mt-2 max-h-72 overflow-y-auto rounded-sm border border-line p-4 text-sm">
              <RequirementChanges changes={changes} />
            </div>
          </details>
        )}
        {mayApprove && (
          <>
            <TextField
              id={`${id}-name`}
              label={text.name}
              hint={text.nameHint}
              error={isAsked && !name.trim() && text.nameMissing}
              required
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              label={text.title}
              autoComplete="organization-title"
              maxLength={MAX_NAME_LENGTH}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <TextAreaField
              label={text.remark}
              hint={text.remarkHint}
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          </>
        )}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-surface p-4 sm:-mx-6 sm:-mb-6">
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {mayApprove ? text.cancel : text.close}
          </Button>
          {mayApprove && (
            <Button type="submit" busy={busy !== undefined}>
              {text.confirm(version)}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  );
}
