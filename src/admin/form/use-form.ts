import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import { RequestError } from '#request/errors.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { AdminApi } from '../core/api.ts';
import { errorText, isErrorCode } from '../core/error-text.ts';
import { sameData } from '../core/save-engine/same-data.ts';
import { useSession } from '../core/session.tsx';
import { useStepUp } from '../core/step-up.tsx';
import { fieldId, focusField } from './focus-field.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form that is sent as a whole and whose values the API checks: a refused field shows the API's
 * text and the first one gets the focus; any other failure is one text for the whole form.
 * @param check refusals that need no server; nothing is sent then
 */
export function useForm<Value extends object>(
  initial: Value | (() => Value),
  send: (value: Value, api: AdminApi) => Promise<void>,
  check?: (value: Value) => readonly FieldProblem[],
) {
  const [start, setStart] = useState(initial);
  const [value, setValue] = useState(start);
  const [refused, setRefused] = useState<{ value: Value; problems: readonly FieldProblem[] }>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withStepUp = useStepUp();
  const { api } = useSession();
  const locale = useLocale();
  const idPrefix = useId();
  const refuse = (problems: readonly FieldProblem[]) => {
    setRefused({ value, problems });
    const [first] = problems;
    if (first) focusField(idPrefix, first.path);
    return first !== undefined;
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setFailure(undefined);
    if (isBusy || refuse(check?.(value) ?? [])) return;
    setBusy(true);
    try {
      await withStepUp(() => send(value, api));
    } catch (error) {
      if (isErrorCode(error, 'STEP_UP_REQUIRED')) return;
      const problems = error instanceof RequestError ? error.fields : [];
      const known = problems.filter(({ path }) => topOf(path) in value);
      if (!refuse(known)) setFailure(errorText(error, locale));
    } finally {
      setBusy(false);
    }
  };
  // A field that was changed is no longer refused.
  const problems = refused?.problems.filter(({ path }) => {
    const name = topOf(path) as keyof Value;
    return refused.value[name] === value[name];
  });
  const change = (changes: Partial<Value>) => setValue((now) => ({ ...now, ...changes }));
  const control = (name: keyof Value & string) => ({ id: fieldId(idPrefix, name), name });
  return {
    value,
    change,
    submit,
    failure,
    isBusy,
    /** Whether something was written since the beginning. */
    isDirty: !sameData(value, start),
    /** Begins anew, with other values if there are any. */
    reset(next = start) {
      setStart(next);
      setValue(next);
      setRefused(undefined);
    },
    /** For `SchemaForm`. */
    fields: { value, onChange: setValue, idPrefix, problems },
    /** Attributes of a text field or a select. */
    field: (name: keyof Value & string) => ({
      ...control(name),
      value: String(value[name] ?? ''),
      error: problems?.find(({ path }) => path === name)?.message,
      onChange: ({ target }: ChangeEvent<TextControl>) =>
        change({ [name]: target.value } as Partial<Value>),
    }),
    /** Attributes of a checkbox. */
    flag: (name: keyof Value & string) => ({
      ...control(name),
      checked: value[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.checked } as Partial<Value>),
    }),
  };
}

const topOf = (path: string) => path.split('.', 1)[0] ?? '';
