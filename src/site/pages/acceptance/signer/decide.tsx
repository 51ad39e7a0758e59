import { useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_NAME_LENGTH } from '#contracts/sheets/decisions.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { KeptNote } from '#site/sheets/device/kept-note.tsx';
import { stepsOf, useSteps } from '#site/sheets/device/use-steps.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ItemCard, type ItemRemark } from './item-card.tsx';
import { useSeen } from './use-seen.ts';
import { useTypedBefore } from './use-typed-before.ts';

/** The cards of all items, the open ones first, and one button for those that are as measured. */
export function DecidePart({ data, token }: { data: Acceptance; token: string }) {
  const text = useMessages(decisionMessages);
  const open = data.items.filter(({ result }) => result === 'pending').length;
  return (
    <SheetSection
      id="decide"
      heading={text.heading}
      aside={text.open(open, data.items.length)}
      className="no-print noscript:hidden"
    >
      <Decide data={data} token={token} />
    </SheetSection>
  );
}

function Decide({ data: { items }, token }: { data: Acceptance; token: string }) {
  const text = useMessages(decisionMessages);
  const { steps, queue } = useSteps(token);
  const decisions = stepsOf(steps, 'POST /shares/acceptance/:token/items/:item/decision');
  const [passing] = stepsOf(steps, 'POST /shares/acceptance/:token/decisions');
  const { list, seen } = useSeen();
  const [person, setPerson] = useState('');
  const [isAsked, setAsked] = useState(false);
  useTypedBefore('decider-name', setPerson);
  const numbered = items.map((item, index) => ({ item, no: index + 1 }));
  const open = numbered.filter(({ item }) => item.result === 'pending');
  const decided = numbered.filter(({ item }) => item.result !== 'pending');
  const unseen = open.filter(({ item }) => !seen.has(item.id)).length;
  const name = person.trim();

  /** Whether there is a name; asks for it if not. */
  const hasName = () => {
    setAsked(true);
    if (!name) document.getElementById('decider-name')?.focus();
    return name !== '';
  };
  const decide = async (
    item: string,
    result: 'pass' | 'fail',
    complete: () => Promise<ItemRemark | undefined>,
  ) => {
    if (!hasName()) return false;
    const entered = await complete();
    if (!entered) return false;
    const { remark, photos } = entered;
    void queue.add({
      operation: 'POST /shares/acceptance/:token/items/:item/decision',
      params: { token, item },
      body: { result, remark: remark.trim() || null, name },
      photos,
    });
    return true;
  };
  const passRest = () => {
    if (!hasName()) return;
    void queue.add({
      operation: 'POST /shares/acceptance/:token/decisions',
      params: { token },
      body: { name, items: open.map(({ item }) => item.id) },
      photos: [],
    });
  };
  return (
    <div className="grid gap-4">
      <TextField
        id="decider-name"
        className="max-w-md"
        label={text.name}
        hint={text.nameHint}
        error={isAsked && !name && text.nameMissing}
        required
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        value={person}
        onChange={({ target }) => setPerson(target.value)}
      />
      <ul ref={list} className="grid gap-4">
        {[...open, ...decided].map(({ item, no }) => (
          <ItemCard
            key={item.id}
            no={no}
            item={item}
            token={token}
            queue={queue}
            kept={decisions.findLast(({ params }) => params.item === item.id)}
            onDecide={(...decision) => decide(item.id, ...decision)}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="secondary"
            busy={passing !== undefined && passing.refusal === undefined && !queue.isAway}
            disabled={unseen > 0 || passing !== undefined}
            aria-describedby="pass-rest-note"
            onClick={passRest}
          >
            {text.passRest}
          </Button>
          <p id="pass-rest-note" className="text-sm text-ink-muted">
            {unseen > 0 ? text.passRestUnseen(unseen) : text.passRestNote}
          </p>
          {passing && <KeptNote step={passing} queue={queue} />}
        </div>
      )}
    </div>
  );
}
