/** Unsent input of the booking form, stored only on this device. */
export interface Draft {
  /** Idempotency key: the same for all attempts to send the booking. */
  key: string;
  fields: [name: string, value: string][];
}

const STORAGE_KEY = 'booking-draft';
/** Consent is needed anew for each booking. The other fields are not visitor input. */
const notStored = new Set(['consent', 'privacyVersion', 'website']);

/** Creates a key; also works on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The stored draft, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null;
    return draft && Array.isArray(draft.fields) && draft.key && typeof draft.key === 'string'
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}

/** Hidden fields that say what the visitor brought along from another page. */
const brought = /^(scene|camera|light|case|campaign|plan|room|utm)$/;

/** What the visitor of a draft brought along. */
export const broughtIn = ({ fields }: Draft): Draft['fields'] =>
  fields.filter(([name]) => brought.test(name));

/** Whether the form holds text or a choice of the visitor's that the page did not come with. */
export const hasInput = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (control) =>
      control.value !== control.defaultValue ||
      ('checked' in control && control.checked !== control.defaultChecked),
  );

/** Stores the current input of the form. */
export function storeDraft(form: HTMLFormElement, key: string): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): Draft['fields'] =>
    typeof value === 'string' && value !== '' && !notStored.has(name) ? [[name, value]] : [],
  );
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ key, fields } satisfies Draft));
  } catch {
    // Storage may be full or disabled. The form works without it.
  }
}

export function deleteDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

/**
 * Fills empty fields from a draft, and opens the parts of the form where it changes one. Fields in
 * `prefilled` have values from the page's address.
 */
export function fillDraft(
  form: HTMLFormElement,
  draft: Draft,
  prefilled: ReadonlySet<string>,
): void {
  for (const [name, value] of draft.fields) {
    if (prefilled.has(name) || name === 'timeZone') continue;
    for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (fill(control, value)) control.closest('details')?.setAttribute('open', '');
    }
  }
}

/** Sets a control to a value from a draft; returns whether that changed it. */
function fill(control: Element, value: string): boolean {
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    if (control.value !== value || control.checked) return false;
    control.checked = true;
    return true;
  }
  if (control instanceof HTMLSelectElement) {
    const isOffered = [...control.options].some((option) => option.value === value);
    if (!isOffered || control.value === value) return false;
    control.value = value;
    return true;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== '') return false;
    control.value = value;
    return true;
  }
  return false;
}
