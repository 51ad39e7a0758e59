/** What was typed into the booking form and not sent yet; kept on this device only. */
export interface Draft {
  /** Identifies the booking over all tries to send it. */
  key: string;
  fields: [name: string, value: string][];
}

const STORAGE_KEY = 'booking-draft';
/** Agreement is given anew with every booking, and the rest does not come from the visitor. */
const notKept = new Set(['consent', 'privacyVersion', 'website']);

/** A new key, also where the page is not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The draft of this device, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null;
    return draft && Array.isArray(draft.fields) && typeof draft.key === 'string'
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the form holds now. */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): Draft['fields'] =>
    typeof value === 'string' && value !== '' && !notKept.has(name) ? [[name, value]] : [],
  );
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ key, fields } satisfies Draft));
  } catch {
    // Storage may be full or switched off; the form works without.
  }
}

/** Forgets the draft. */
export function dropDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** Fills a draft into what is still empty; `given` fields were chosen by the page's address. */
export function fillDraft(form: HTMLFormElement, draft: Draft, given: ReadonlySet<string>): void {
  for (const [name, value] of draft.fields) {
    if (given.has(name)) continue;
    for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
        if (control.value === value) control.checked = true;
      } else if (control instanceof HTMLSelectElement) {
        if ([...control.options].some((option) => option.value === value)) control.value = value;
      } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        if (control.value === '') control.value = value;
      }
    }
  }
}
