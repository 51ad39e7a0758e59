import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../core/messages.ts';
import { DeleteAction, RecordActions } from '../core/record-actions.tsx';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { ReferenceField } from '../form/fields/reference-field.tsx';
import type { Found } from '../form/sources.ts';
import { customerMessages } from './messages.ts';
import { customerSource } from './source.ts';
import type { Customer } from './types.ts';

/** Merging another customer into one, and erasing its personal data. */
export function FurtherActions({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const text = useMessages(customerMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const [isMerging, setMerging] = useState(false);
  const { id, name, erasedAt } = customer;
  const erase = async () => {
    await api('POST /admin/customers/:id/erasure', { params: { id } });
    showToast('success', text.eraseDone);
    onDone();
    await queries.invalidateQueries();
  };
  return (
    <>
      <RecordActions>
        {!isMerging && (
          <Button variant="ghost" flush onClick={() => setMerging(true)}>
            {text.mergeAction}
          </Button>
        )}
        {!erasedAt && (
          <DeleteAction label={text.eraseAction} question={text.eraseAsk(name)} remove={erase} />
        )}
      </RecordActions>
      {isMerging && (
        <Merge customer={customer} onDone={onDone} onCancel={() => setMerging(false)} />
      )}
    </>
  );
}

function Merge({
  customer: { id, name },
  onDone,
  onCancel,
}: {
  customer: Customer;
  onDone: () => void;
  onCancel: () => void;
}) {
  const text = useMessages(customerMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [other, setOther] = useState<Found | null>(null);
  const merge = (chosen: Found) =>
    run(async () => {
      const { projects } = await api('POST /admin/customers/:id/merger', {
        params: { id },
        body: { other: chosen.id },
      });
      showToast('success', text.merged(projects));
      onDone();
      await queries.invalidateQueries();
    });
  return (
    <section aria-label={text.mergeTitle(name)} className="mt-4 grid gap-4">
      <ReferenceField
        label={text.mergeOther}
        hint={text.mergeOtherHint}
        chosen={other}
        required
        source={customerSource}
        except={id}
        onChange={setOther}
      />
      <Notice kind="warning">{text.mergeWarning(name)}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button disabled={!other} busy={isBusy} onClick={() => other && void merge(other)}>
          {text.mergeDo}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {core.cancel}
        </Button>
      </div>
    </section>
  );
}
