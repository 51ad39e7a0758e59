import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useMay } from '../core/session.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { type FactValues, factForm } from './form.ts';
import { bodyOf, valuesOf } from './form-values.ts';
import { factMessages } from './messages.ts';
import type { FactRecord, FactUse } from './types.ts';
import { FactUses } from './uses.tsx';

/** Result of a check, with the values that were checked. */
interface Checked {
  request: string;
  before: Record<'zh' | 'en', string>;
  after: Record<'zh' | 'en', string>;
  uses: FactUse[];
}

type FormProps = { onDone: () => void } & (
  | { fact: FactRecord; defaults?: never }
  | { fact: undefined; defaults: FactValues }
);

/** The fields of a fact. A change that texts show is first seen in their sentences, then saved. */
export function FactForm({ fact, defaults, onDone }: FormProps) {
  const text = useMessages(factMessages);
  const locale = useLocale();
  const may = useMay();
  const refresh = useRecordRefresh('fact');
  const [checked, setChecked] = useState<Checked>();
  const isReadOnly = fact !== undefined && !may('facts.update');
  const initial = fact ? valuesOf(fact) : defaults;
  /** Whether texts may read differently, and nobody has seen how. */
  const needsCheck = (values: FactValues) =>
    fact !== undefined &&
    fact.uses.length > 0 &&
    shownPart(values) !== shownPart(initial) &&
    checked?.request !== shownPart(values);
  const form = useForm<FactValues>(initial, async (values, api) => {
    const body = bodyOf(values);
    if (!fact) {
      await api('POST /admin/facts', { body: { ...body, key: values.key } });
    } else if (needsCheck(values)) {
      const answer = await api('POST /admin/facts/:id/check', { params: { id: fact.id }, body });
      setChecked({ request: shownPart(values), ...answer });
      return;
    } else {
      const { version, id } = fact;
      await api('PATCH /admin/facts/:id', { params: { id }, body: { ...body, version } });
    }
    const updated = fact && shownPart(values) !== shownPart(initial) ? fact.uses.length : 0;
    showToast('success', text.saved(updated));
    onDone();
    await refresh();
  });
  const { value: values } = form;
  const current = checked?.request === shownPart(values) ? checked : undefined;
  return (
    <>
      <SentForm
        form={form}
        actions={
          isReadOnly ? null : (
            <Button type="submit" busy={form.isBusy} className="justify-self-start">
              {needsCheck(values) ? text.preview : text.saveNow(current?.uses.length ?? 0)}
            </Button>
          )
        }
      >
        {fact?.program && <Notice>{text.version(fact.program)}</Notice>}
        <SchemaForm form={factForm(values.value, !fact)} {...form.fields} isReadOnly={isReadOnly} />
        {current && (
          <div role="status" className="grid gap-3">
            <Notice>
              {current.before[locale] === current.after[locale]
                ? text.sameValue
                : text.change(current.before[locale], current.after[locale])}
            </Notice>
            <FactUses title={text.newSentences} uses={current.uses} />
          </div>
        )}
      </SentForm>
      {fact && !current && (
        <div className="mt-6 border-t border-line pt-5">
          <FactUses title={text.readUses} uses={fact.uses} />
        </div>
      )}
      {fact && (
        <RecordEnd
          kind="fact"
          id={fact.id}
          question={text.removeAsk(fact.key)}
          blocked={fact.uses.length > 0 && text.removeBlocked}
          remove={(api) => api('DELETE /admin/facts/:id', { params: { id: fact.id } })}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** The fields that readers of texts see, as one text. */
function shownPart(values: FactValues): string {
  const { minimum, maximum, textZh, textEn, unitZh, unitEn, unitEnOne } = bodyOf(values);
  return JSON.stringify([minimum, maximum, textZh, textEn, unitZh, unitEn, unitEnOne]);
}
