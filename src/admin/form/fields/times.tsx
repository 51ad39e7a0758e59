import { beijingTime } from '#contracts/days.ts';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { instantOf } from '../../core/beijing-time.ts';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps } from '../types.ts';

/** A calendar day. */
export function DayControl(props: FieldProps) {
  return (
    <TimeField {...props} type="date" hint={useHelp(props)} onText={(text) => text || undefined} />
  );
}

/** A moment, written in Beijing time and stored in UTC. */
export function MomentControl(props: FieldProps) {
  const text = useMessages(formKitMessages);
  const help = useHelp(props);
  return (
    <TimeField
      {...props}
      type="datetime-local"
      hint={help ? `${help} ${text.beijing}` : text.beijing}
      value={typeof props.value === 'string' ? beijingTime(props.value) : undefined}
      onText={(local) => (local ? instantOf(local) : undefined)}
    />
  );
}

const useHelp = ({ label }: FieldProps) => label.help?.[useLocale()];

function TimeField({
  label,
  path,
  isOptional,
  value,
  onChange,
  type,
  hint,
  onText,
}: FieldProps & {
  type: string;
  hint: string | undefined;
  onText: (text: string) => string | undefined;
}) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <TextField
      id={id}
      className="[&_input]:max-w-60"
      type={type}
      label={label.label[locale]}
      hint={hint}
      error={error}
      required={!isOptional}
      readOnly={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(onText(target.value))}
    />
  );
}
