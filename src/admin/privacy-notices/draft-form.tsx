import { useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Confirmation } from '../core/confirmation.tsx';
import { useAction } from '../core/use-action.ts';
import { privacyMessages } from './messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TextPair } from './text-pair.tsx';
import { NOTICES_KEY, type Notice } from './types.ts';

/** The form of the draft. It is saved before it is left. */
export function DraftForm({
  notice: { id, version, bodyZh, bodyEn, revision },
}: {
  notice: Notice;
}) {
  const text = useMessages(privacyMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const [saved, setSaved] = useState({ version, bodyZh, bodyEn, revision });
  const [values, setValues] = useState({ version, bodyZh, bodyEn });
  const [asks, setAsks] = useState<'publish' | 'remove'>();
  const isUnsaved =
    values.version !== saved.version ||
    values.bodyZh !== saved.bodyZh ||
    values.bodyEn !== saved.bodyEn;
  /** Saves what was changed; undefined if that failed. */
  const save = () =>
    run(async (api) => {
      if (!isUnsaved) return saved.revision;
      const body = { ...values, revision: saved.revision };
      const answer = await api('PATCH /admin/privacy-notices/:id', { params: { id }, body });
      setSaved({ ...values, revision: answer.revision });
      return answer.revision;
    });
  useBlocker({
    shouldBlockFn: async () => isUnsaved && (await save()) === undefined,
    enableBeforeUnload: () => isUnsaved,
  });
  const leave = async (message: string) => {
    setAsks(undefined);
    await queries.invalidateQueries({ queryKey: [NOTICES_KEY], refetchType: 'all' });
    showToast('success', message);
  };
  const remove = () =>
    run(async (api) => {
      await api('DELETE /admin/privacy-notices/:id', { params: { id } });
      setSaved({ ...values, revision: saved.revision });
      await navigate({ to: '/privacy-notices', ignoreBlocker: true });
      await leave(text.removed);
    });
  return (
    <div className="grid gap-6">
      <TextField
        className="max-w-60"
        label={text.version}
        hint={text.versionHint}
        required
        value={values.version}
        onChange={({ target }) => setValues({ ...values, version: target.value })}
      />
      <TextPair
        zh={values.bodyZh}
        en={values.bodyEn}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      <section className="record-bar">
        <span role="status" className="grow text-sm text-ink-muted">
          {isUnsaved ? text.unsaved : text.saved}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => setAsks('remove')}>
            {text.remove}
          </Button>
          <Button
            variant="secondary"
            busy={isBusy}
            disabled={!isUnsaved}
            onClick={() => void save()}
          >
            {text.save}
          </Button>
          <Button onClick={() => setAsks('publish')}>{text.publish}</Button>
        </div>
      </section>
      {asks === 'publish' && (
        <PublishDialog
          id={id}
          save={save}
          onPublished={() => leave(text.published)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'remove' && (
        <Confirmation
          title={text.remove}
          description={text.removeAsk}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
