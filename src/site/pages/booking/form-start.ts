import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import type { Problems } from './form-problems.ts';

/** The initial state of the form. */
export interface FormStart {
  /** Values by control. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Errors by control. */
  problems: Problems;
  /** Reason for a refusal that is not about a field. */
  message: string | null;
  /** Fields that a draft must not overwrite. */
  prefilled: ReadonlySet<string>;
}

/** Initial state from a form posted without scripts, or else from the page's address. */
export function formStart(
  search: Record<string, string>,
  submission: BookingSubmission | null,
): FormStart {
  const values = submission?.values ?? valuesFrom(search);
  return {
    values,
    problems: submission?.problems ?? {},
    message: submission?.message ?? null,
    prefilled: new Set(Object.keys(values)),
  };
}

function valuesFrom({ product, ...search }: Record<string, string>): FormStart['values'] {
  const values = ['type', 'solution', 'budget', 'message'].flatMap((name) =>
    search[name] ? [[name, [search[name]]]] : [],
  );
  return Object.fromEntries(product ? [...values, ['products', product.split(',')]] : values);
}

/** Focusable controls, in the order of the form. */
const focusOrder = [
  'name',
  'contact',
  'country',
  'message',
  'availability',
  'siteAddress',
  'siteTimeZone',
  'company',
  'region',
  'solution',
  'budget',
  'slots',
  'slots.0',
  'slots.1',
  'slots.2',
  'timeZone',
  'consent',
];

/** Initial properties of one control. */
export type ControlProps = (name: string) => {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  /** The first field with an error has the focus, also without scripts. */
  autoFocus: boolean | undefined;
};

/** Creates the properties of controls from the form's initial state and its current errors. */
export function controlProps(
  { values, problems: atStart }: FormStart,
  now: Problems,
): ControlProps {
  const first = focusOrder.find((name) => atStart[name]);
  return (name) => ({
    name,
    error: now[name],
    defaultValue: values[name]?.[0],
    autoFocus: name === first || undefined,
  });
}
