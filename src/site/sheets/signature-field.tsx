import { useRef, useState } from 'react';
import type { SignatureMethod, SignatureStrokes } from '#contracts/sheets/strokes.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { lazyView } from '../lazy-view.tsx';
import { SignatureImage } from './signature-image.tsx';

/** The pad and its package are fetched when somebody wants to draw. */
const Pad = lazyView(async () => (await import('./signature-pad.tsx')).SignaturePadDialog);

/** A signature as far as it is given. */
export interface GivenSignature {
  method: SignatureMethod;
  strokes: SignatureStrokes | null;
}

/** Asks for a signature: drawn on the pad, or by the typed name. */
export function SignatureField({
  value: { method, strokes },
  error,
  onChange,
}: {
  value: GivenSignature;
  error?: string | undefined;
  onChange(value: GivenSignature): void;
}) {
  const text = useMessages(signatureMessages);
  const opener = useRef<HTMLDivElement>(null);
  const [pad, setPad] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    setPad('loading');
    try {
      await Pad.load();
      setPad('open');
    } catch {
      setPad('failed');
    }
  };
  const close = () => {
    setPad('closed');
    opener.current?.querySelector('button')?.focus();
  };
  const problem = pad === 'failed' ? text.notLoaded : error;
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={text.method}
        name="method"
        type="radio"
        required
        options={(['drawn', 'typed'] as const).map((value) => ({
          value,
          label: text.methods[value],
        }))}
        defaultValue={[method]}
        error={problem}
        hint={method === 'typed' && text.typedHint}
        onChange={(value) => onChange({ method: value as SignatureMethod, strokes: null })}
      />
      {method === 'drawn' && (
        <div ref={opener} className="grid justify-items-start gap-3">
          {strokes && (
            <SignatureImage
              strokes={strokes}
              label={text.preview}
              className="rounded-md border border-line bg-surface p-2"
            />
          )}
          <Button variant="secondary" busy={pad === 'loading'} onClick={open}>
            {strokes ? text.again : text.open}
          </Button>
        </div>
      )}
      {pad === 'open' && (
        <Pad onClose={close} onDone={(drawn) => onChange({ method: 'drawn', strokes: drawn })} />
      )}
    </div>
  );
}
