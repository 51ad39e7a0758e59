import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { AdminApi } from '../core/api.ts';
import { optionsOf } from '../core/filters.tsx';
import { Panel } from '../core/panel.tsx';
import { DeleteAction } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { privacyRequestMessages } from './messages.ts';
import { type PrivacyRequest, REQUESTS_KEY } from './types.ts';

/** The steps of a request: confirm the person, then export or erase, then end it. */
export function HandlingPanel({ request }: { request: PrivacyRequest }) {
  const text = useMessages(privacyRequestMessages);
  const isVerified = request.status === 'verified';
  return (
    <Panel title={text.steps}>
      <div className="grid gap-6">
        {!isVerified && <Verify id={request.id} />}
        {isVerified && (
          <Step note={text.exportText}>
            <ExportMenu path={`/admin/privacy-requests/${request.id}/export`} query={{}} />
          </Step>
        )}
        {isVerified && request.kind !== 'export' && <Erase request={request} />}
        <hr className="border-line" />
        {/* What can be chosen depends on the state. */}
        <End key={request.status} request={request} />
      </div>
    </Panel>
  );
}

function Step({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-muted">{note}</p>
      {children}
    </div>
  );
}

function Verify({ id }: { id: string }) {
  const text = useMessages(privacyRequestMessages);
  const { run, isBusy } = useAction([REQUESTS_KEY]);
  const verify = () =>
    run((api) =>
      api('POST /admin/privacy-requests/:id/verification', { params: { id }, body: {} }),
    );
  return (
    <Step note={text.verifyText}>
      <Button busy={isBusy} onClick={verify}>
        {text.verify}
      </Button>
    </Step>
  );
}

function Erase({ request: { id, found } }: { request: PrivacyRequest }) {
  const text = useMessages(privacyRequestMessages);
  const may = useMay();
  const refresh = useRefresh([REQUESTS_KEY]);
  const isLeft = found.some(({ records }) => records.some(({ kept }) => kept === null));
  if (!isLeft || !may('privacyRequests.erase')) return null;
  const erase = async (api: AdminApi) => {
    await api('POST /admin/privacy-requests/:id/erasure', { params: { id }, body: {} });
    await refresh(text.erased);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <DeleteAction label={text.erase} question={text.eraseAsk} remove={erase} />
    </div>
  );
}

function End({ request: { id, status } }: { request: PrivacyRequest }) {
  const text = useMessages(privacyRequestMessages);
  const refresh = useRefresh([REQUESTS_KEY]);
  const isVerified = status === 'verified';
  const start: { status: 'done' | 'refused'; note: string } = {
    status: isVerified ? 'done' : 'refused',
    note: '',
  };
  const form = useForm(start, async (body, api) => {
    await api('POST /admin/privacy-requests/:id/end', { params: { id }, body });
    await refresh(text.saved);
  });
  return (
    <SentForm
      form={form}
      {...(isVerified ? { label: text.end } : { label: text.refuse, variant: 'secondary' })}
    >
      <p className="text-sm text-ink-muted">{text.endText}</p>
      {isVerified && (
        <SelectField
          {...form.field('status')}
          label={text.result}
          preselected
          options={optionsOf(['done', 'refused'], text.statuses)}
        />
      )}
      <TextAreaField
        {...form.field('note')}
        label={form.value.status === 'refused' ? text.reason : text.note}
        hint={text.noteHint}
        required={form.value.status === 'refused'}
        rows={3}
      />
    </SentForm>
  );
}
