import type { SheetDevice } from '#contracts/sheets/device-sheet.ts';
import { SelectField } from '#ui/fields.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useFormField } from '../../form/context.tsx';
import type { FieldProps } from '../../form/types.ts';
import { useBody } from '../record/body-context.ts';

/** A device of the same sheet, at one end of a cable. */
export function DeviceChoice({ label, path, value, onChange }: FieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  const { devices } = useBody<{ devices: SheetDevice[] }>();
  return (
    <SelectField
      id={id}
      label={label.label[locale]}
      error={error}
      required
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      none="–"
      options={devices.map((device, at) => ({
        value: device.id,
        label: [at + 1, device.name, device.model].filter(Boolean).join(' · '),
      }))}
    />
  );
}
