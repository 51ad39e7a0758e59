import { useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Decide } from './decide.tsx';
import { Sign } from './sign.tsx';
import { useAct } from './use-act.ts';

/** All that the holder of a signer's link does on an open sheet. */
export function SignerPart({ data, token }: { data: Acceptance; token: string }) {
  const text = useMessages(decisionMessages);
  const act = useAct();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const open = data.items.filter(({ result }) => result === 'pending').length;
  const person = {
    name,
    error: isAsked && !name.trim() ? text.nameMissing : undefined,
    change: setName,
    ask: () => {
      setAsked(true);
      if (name.trim()) return true;
      document.getElementById('decider-name')?.focus();
      return false;
    },
  };
  return (
    <div className="no-print noscript:hidden">
      <SheetSection id="decide" heading={text.heading} aside={text.open(open, data.items.length)}>
        <Decide data={data} token={token} person={person} act={act} />
      </SheetSection>
      <SheetSection id="sign" heading={text.sign} panel>
        <Sign data={data} token={token} act={act} />
      </SheetSection>
    </div>
  );
}
