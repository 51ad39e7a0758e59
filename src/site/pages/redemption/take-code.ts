import { readCode, writeCode } from '#contracts/redemptions/code.ts';

/**
 * Moves the code after `#`, as the QR code of a card has it, into the field. It leaves the address,
 * so that it is in no history, bookmark or link that is passed on. The form may be hydrated or not.
 */
export function takeCodeOfAddress(): void {
  const { symbols } = readCode(decoded(location.hash.slice(1)));
  // Other names after `#` are those of sections.
  if (!/^[0-9A-Z]{14,18}$/.test(symbols)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const field = document.querySelector<HTMLInputElement>('#activate input[name="code"]');
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!field || !descriptor?.set) return;
  // Past React's own setter, which would take the event for one without a change.
  descriptor.set.call(field, writeCode(symbols));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
