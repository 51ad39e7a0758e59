import { beijingDay } from '#contracts/days.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../form/context.tsx';
import { DayControl } from '../form/fields/times.tsx';
import type { FieldProps } from '../form/types.ts';
import { factMessages } from './messages.ts';

/** The day of the last comparison, with a button for today. */
export function CheckedOnControl(props: FieldProps) {
  const text = useMessages(factMessages);
  const { isReadOnly } = useFormField(props.path);
  return (
    <div>
      <DayControl {...props} />
      {!isReadOnly && (
        <Button
          variant="ghost"
          size="sm"
          flush
          onClick={() => props.onChange(beijingDay(new Date()))}
        >
          {text.checkedToday}
        </Button>
      )}
    </div>
  );
}
