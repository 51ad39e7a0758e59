import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { SegmentFields } from './machine.ts';
import { runOfShowMessages } from './messages.ts';
import { bounds, type Segment } from './plan.ts';

interface SegmentFormProps {
  /** Undefined for a new one. */
  segment: Segment | undefined;
  onSave(fields: SegmentFields): void;
  onRemove: (() => void) | undefined;
}

/** The form of a segment. */
export function SegmentForm({ segment, onSave, onRemove }: SegmentFormProps) {
  const text = useMessages(runOfShowMessages);
  const [problems, setProblems] = useState<{ name?: string; minutes?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (name: string) => String(data.get(name) ?? '').trim();
    const minutes = Number(value('minutes'));
    const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= bounds.minutes;
    const found = {
      ...(value('name') === '' && { name: text.nameNeeded }),
      ...(!isWhole && { minutes: text.minutesNeeded(bounds.minutes) }),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSave({ name: value('name'), minutes, goods: value('goods'), points: value('points') });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        name="name"
        label={text.name}
        defaultValue={segment?.name}
        maxLength={bounds.text}
        error={problems.name}
        required
      />
      <TextField
        name="minutes"
        label={text.minutes}
        defaultValue={segment?.minutes ?? 10}
        inputMode="numeric"
        maxLength={3}
        error={problems.minutes}
        required
      />
      <TextField
        name="goods"
        label={text.goods}
        hint={text.goodsHint}
        defaultValue={segment?.goods}
        maxLength={bounds.text}
      />
      <TextAreaField
        name="points"
        label={text.points}
        defaultValue={segment?.points}
        maxLength={bounds.points}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{text.save}</Button>
        {onRemove && (
          <Button variant="secondary" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
