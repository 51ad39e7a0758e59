import { beijingDay } from '#contracts/days.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { FACTS_KEY } from '../editor/facts.ts';
import { OPEN_RECORD } from '../records/use-refresh.ts';
import { FactForm } from './fact-form.tsx';
import { emptyFact } from './form-values.ts';
import { factMessages } from './messages.ts';

/** Adds a fact, or shows and changes one with the texts that show it. */
export function FactDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const text = useMessages(factMessages);
  if (id !== undefined) return <StoredFact id={id} onClose={onClose} />;
  return (
    <Dialog title={text.add} isWide onClose={onClose}>
      <FactForm fact={undefined} defaults={emptyFact(beijingDay(new Date()))} onDone={onClose} />
    </Dialog>
  );
}

function StoredFact({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages(factMessages);
  const query = useAnswer(
    [FACTS_KEY, OPEN_RECORD, id],
    (api) => api('GET /admin/facts/:id', { params: { id } }),
    {
      // A form starts from what is stored now.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  return (
    <Dialog
      title={query.data ? text.editName(query.data.key) : text.title}
      isWide
      onClose={onClose}
    >
      <Answer query={query}>{(fact) => <FactForm fact={fact} onDone={onClose} />}</Answer>
    </Dialog>
  );
}
