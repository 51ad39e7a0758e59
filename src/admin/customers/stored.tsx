import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { OPEN_RECORD } from '../records/use-refresh.ts';
import { CustomerForm } from './form.tsx';
import { FurtherActions } from './further-actions.tsx';
import { customerMessages } from './messages.ts';
import { CUSTOMERS_KEY } from './types.ts';

/** The customer of an address, with its form. */
export function StoredCustomer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages(customerMessages);
  const may = useMay();
  const query = useAnswer(
    [CUSTOMERS_KEY, OPEN_RECORD, id],
    (api) => api('GET /admin/customers/:id', { params: { id } }),
    {
      // A form starts from what is stored now.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  return (
    <Dialog title={query.data?.name ?? text.title} isWide onClose={onClose}>
      <Answer query={query}>
        {(customer) => (
          <>
            <CustomerForm customer={customer} onDone={onClose} />
            {may('customers.delete') && <FurtherActions customer={customer} onDone={onClose} />}
            <RecordEnd
              kind="customer"
              id={id}
              question={text.removeAsk(customer.name)}
              blocked={customer.projects > 0 && text.removeBlocked}
              remove={(api) => api('DELETE /admin/customers/:id', { params: { id } })}
              onDone={onClose}
            />
          </>
        )}
      </Answer>
    </Dialog>
  );
}
