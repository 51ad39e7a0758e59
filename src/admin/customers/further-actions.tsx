import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { AdminApi } from '../core/api.ts';
import { DeleteAction, RecordActions } from '../core/record-actions.tsx';
import { useAction } from '../core/use-action.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { ReferenceField } from '../form/fields/reference-field.tsx';
import type { Found } from '../form/sources.ts';
import { customerMessages } from './messages.ts';
import { customerSource } from './source.ts';
import type { Customer } from './types.ts';

/** Merging another customer into one, and erasing its personal data. */
export function FurtherActions({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const text = useMessages(customerMessages);
  const refresh = useRefresh([]);
  const [isMerging, setMerging] = useState(false);
  const { id, name, erasedAt } = customer;
  const erase = async (api: AdminApi) => {
    await api('POST /admin/customers/:id/erasure', { params: { id } });
    showToast('success', text.eraseDone);
    onDone();
    await refresh();
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
  const { run, isBusy } = useAction([]);
  const [other, setOther] = useState<Found | null>(null);
  const merge = (chosen: Found) =>
    run(
      async (api) => {
        const merged = await api('POST /admin/customers/:id/merger', {
          params: { id },
          body: { other: chosen.id },
        });
        onDone();
        return merged;
      },
      ({ projects }) => text.merged(projects),
    );
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
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}
