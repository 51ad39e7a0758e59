import { useState } from 'react';
import type { ContentKind } from '#contracts/enums/content.ts';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { optionsOf } from '../core/filters.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useChoices } from '../form/use-choices.ts';
import { useFieldName } from '../publishing/record/differences.tsx';
import { bulkMessages } from './messages.ts';
import { BULK_KEY, type Instruction } from './types.ts';

export type SetInstruction = Extract<Instruction, { action: 'set' }>;

const modes = ['add', 'remove', 'replace'] as const;

/** A field of a kind and its new value. */
export function FieldChoice({
  kind,
  onChange,
}: {
  kind: ContentKind;
  /** Undefined while the field or its value is missing. */
  onChange: (instruction: SetInstruction | undefined) => void;
}) {
  const text = useMessages(bulkMessages);
  const choicesOf = useChoices(kind);
  const fieldName = useFieldName(kind);
  const [given, setGiven] = useState({ field: '', value: '', mode: 'add' });
  const query = useAnswer(
    [BULK_KEY, 'fields', kind],
    (api) => api('GET /admin/content/:kind/bulk-fields', { params: { kind } }),
    { staleTime: 60_000 },
  );
  return (
    <Answer query={query}>
      {({ fields }) => {
        const field = fields.find((one) => one.field === given.field);
        const change = (changes: Partial<typeof given>) => {
          const next = { ...given, ...changes };
          setGiven(next);
          const chosen = fields.find((one) => one.field === next.field);
          onChange(chosen && next.value ? instructionOf(chosen, next) : undefined);
        };
        const values = field?.facet
          ? choicesOf(field.facet).options
          : [
              { value: 'true', label: text.on },
              { value: 'false', label: text.off },
            ];
        return (
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              label={text.field}
              required
              value={given.field}
              onChange={({ target }) => change({ field: target.value, value: '' })}
              none=""
              options={fields.map((one) => ({
                value: one.field,
                label: one.facet ? choicesOf(one.facet).label : fieldName(one.field),
              }))}
            />
            {field && (
              <SelectField
                label={text.value}
                required
                value={given.value}
                onChange={({ target }) => change({ value: target.value })}
                none=""
                options={values}
              />
            )}
            {field?.isList && (
              <SelectField
                label={text.mode}
                preselected
                value={given.mode}
                onChange={({ target }) => change({ mode: target.value })}
                options={optionsOf(modes, text.modes)}
              />
            )}
          </div>
        );
      }}
    </Answer>
  );
}

function instructionOf(
  { field, facet, isList }: { field: string; facet: string | null; isList: boolean },
  { value, mode }: { value: string; mode: string },
): SetInstruction {
  return {
    action: 'set',
    field,
    value: facet ? value : value === 'true',
    ...(isList && { mode: modes.find((known) => known === mode) }),
  };
}
