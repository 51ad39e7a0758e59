import { useLayoutEffect, useRef, useState } from 'react';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { English } from './english.tsx';

/** What became of a passcode, in the address to which the form leads back. */
export const passcodeOutcomes = ['wrong', 'paused'] as const;
export type PasscodeOutcome = (typeof passcodeOutcomes)[number];

const { zh, en } = closedSheetMessages;

/**
 * The server's form. The page of a closed link is shown in place of an error, so React makes the form
 * anew instead of hydrating it.
 */
function formBefore() {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector<HTMLInputElement>('input[name="passcode"]');
  return (
    field && {
      field,
      value: field.value,
      hasFocus: field === document.activeElement,
      isPressed: field.form?.querySelector('button:active') != null,
    }
  );
}

/** Asks for the passcode. The form is posted to the page's own address, with or without scripts. */
export function Passcode({
  address,
  outcome,
}: {
  /** Path of the page, without the base path. */
  address: string;
  outcome: PasscodeOutcome | undefined;
}) {
  const action = useBasePath() + address.slice(1);
  const [before] = useState(formBefore);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const made = form.current;
    const field = made?.querySelector('input');
    if (!before || !field || field === before.field) return;
    // Read only now: somebody may go on typing until the old field is replaced.
    field.value = before.field.value;
    if (before.hasFocus || field.value !== before.value) field.focus();
    if (!before.isPressed) return;
    // A mouse that is pressed on the old button and released on the new one makes no click.
    const release = ({ target, pointerType }: PointerEvent) => {
      const isOn = made?.querySelector('button')?.contains(target as Node);
      if (isOn && pointerType === 'mouse') made?.requestSubmit();
    };
    addEventListener('pointerup', release, { once: true });
  }, [before]);
  return (
    <form ref={form} method="post" action={action} data-native="" className="mt-8 grid gap-5">
      <TextField
        name="passcode"
        label={
          <>
            {zh.label} <span lang="en">{en.label}</span>
          </>
        }
        hint={
          <>
            {zh.hint}
            <English>{en.hint}</English>
          </>
        }
        error={
          outcome && (
            <span>
              {zh[outcome]}
              <English>{en[outcome]}</English>
            </span>
          )
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
        required
      />
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
        <span>
          {zh.open}
          <span lang="en" className="ms-2 font-normal opacity-80">
            {en.open}
          </span>
        </span>
      </Button>
    </form>
  );
}
