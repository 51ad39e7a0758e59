import type { SheetFinding } from '#contracts/sheets/findings.ts';

/** A finding of the check before sending. */
export const finding = (
  severity: SheetFinding['severity'],
  field: string,
  message: SheetFinding['message'],
): SheetFinding => ({ severity, field, message });

/** A finding for each of the fields that nobody has filled in. */
export function missing<Fields extends object>(
  entry: Fields,
  fields: readonly (keyof Fields & string)[],
  path = '',
): SheetFinding[] {
  return fields
    .filter((field) => !entry[field])
    .map((field) =>
      finding('block', path ? `${path}.${field}` : field, {
        zh: '请填写。',
        en: 'Please fill this in.',
      }),
    );
}
