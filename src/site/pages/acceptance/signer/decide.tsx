import { useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_NAME_LENGTH } from '#contracts/sheets/decisions.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { useAct } from '#site/sheets/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { ItemCard, type ItemDecision } from './item-card.tsx';
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
  const { act, busy, errorOf } = useAct();
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
  const decide = async (item: string, { result, remark }: ItemDecision) => {
    if (!hasName()) return false;
    const body = { result, remark: remark.trim() || null, name };
    return act(item, body, (api, repeat) =>
      api('POST /shares/acceptance/:token/items/:item/decision', {
        params: { token, item },
        body,
        ...repeat,
      }),
    );
  };
  const passRest = async () => {
    if (!hasName()) return;
    const body = { name, items: open.map(({ item }) => item.id) };
    await act('rest', body, (api, repeat) =>
      api('POST /shares/acceptance/:token/decisions', { params: { token }, body, ...repeat }),
    );
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
            busy={busy === item.id}
            error={errorOf(item.id)}
            onDecide={(decision) => decide(item.id, decision)}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="secondary"
            busy={busy === 'rest'}
            disabled={unseen > 0}
            aria-describedby="pass-rest-note"
            onClick={passRest}
          >
            {text.passRest}
          </Button>
          <p id="pass-rest-note" className="text-sm text-ink-muted">
            {unseen > 0 ? text.passRestUnseen(unseen) : text.passRestNote}
          </p>
          {errorOf('rest') && (
            <div role="alert">
              <Notice kind="error">{errorOf('rest')}</Notice>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
