import { useState } from 'react';
import { beijingDay } from '#contracts/days.ts';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { useRefresh } from '../records/use-refresh.ts';
import { bodyOf, type FactValues, valuesOf } from './form-values.ts';
import { factMessages } from './messages.ts';
import type { FactRecord, FactUse } from './types.ts';
import { FactUses } from './uses.tsx';
import { ValueFields } from './value-fields.tsx';

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
  const { api } = useSession();
  const refresh = useRefresh('fact');
  const [checked, setChecked] = useState<Checked>();
  const isReadOnly = fact !== undefined && !may('facts.update');
  const initial = fact ? valuesOf(fact) : defaults;
  /** Whether texts may read differently, and nobody has seen how. */
  const needsCheck = (values: FactValues) =>
    fact !== undefined &&
    fact.uses.length > 0 &&
    shownPart(values) !== shownPart(initial) &&
    checked?.request !== shownPart(values);
  const form = useServerForm<FactValues>(initial, async (values) => {
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
  const values = form.watch();
  const current = checked?.request === shownPart(values) ? checked : undefined;
  const line = (name: 'conditionZh' | 'conditionEn' | 'sourceZh' | 'sourceEn') => (
    <TextField {...form.field(name)} label={text[name]} readOnly={isReadOnly} />
  );
  return (
    <>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          {!fact && (
            <TextField {...form.field('key')} label={text.key} hint={text.keyHint} required />
          )}
          <SelectField
            {...form.register('subject')}
            label={text.subject}
            preselected
            disabled={isReadOnly}
          >
            {factSubjects.map((value) => (
              <option key={value} value={value}>
                {text.subjects[value]}
              </option>
            ))}
          </SelectField>
        </div>
        <ValueFields form={form} program={fact?.program ?? null} isReadOnly={isReadOnly} />
        <div className="grid gap-5 sm:grid-cols-2">
          {line('conditionZh')}
          {line('conditionEn')}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            {...form.register('sourceKind')}
            label={text.sourceKind}
            preselected
            disabled={isReadOnly}
          >
            {factSources.map((value) => (
              <option key={value} value={value}>
                {text.sources[value]}
              </option>
            ))}
          </SelectField>
          {line('sourceZh')}
          {line('sourceEn')}
          <div>
            <TextField
              {...form.field('checkedOn')}
              type="date"
              label={text.checkedOn}
              hint={text.checkedHint}
              required
              readOnly={isReadOnly}
            />
            {!isReadOnly && (
              <Button
                variant="ghost"
                size="sm"
                flush
                onClick={() =>
                  form.setValue('checkedOn', beijingDay(new Date()), { shouldDirty: true })
                }
              >
                {text.checkedToday}
              </Button>
            )}
          </div>
        </div>
        <details>
          <summary className="link w-fit cursor-pointer py-2 text-sm">{text.phrases}</summary>
          <p className="mb-3 max-w-[52em] text-sm text-ink-muted">{text.phrasesHint}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            {(['phrasesZh', 'phrasesEn'] as const).map((name) => (
              <TextAreaField
                key={name}
                {...form.field(name)}
                label={text[name]}
                rows={4}
                spellCheck={false}
                readOnly={isReadOnly}
              />
            ))}
          </div>
        </details>
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
        {!isReadOnly && (
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {needsCheck(values) ? text.preview : text.saveNow(current?.uses.length ?? 0)}
          </Button>
        )}
      </form>
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
          remove={() => api('DELETE /admin/facts/:id', { params: { id: fact.id } })}
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
