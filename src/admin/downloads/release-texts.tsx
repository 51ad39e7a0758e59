import { Controller } from 'react-hook-form';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { TextEditor } from '../editor/text-editor.tsx';
import { releaseMessages } from './messages.ts';
import type { ReleaseForm } from './release-facts.tsx';

/** Requirements and notes in both languages, side by side where there is room. */
export function ReleaseTexts({ form, isReadOnly }: { form: ReleaseForm; isReadOnly: boolean }) {
  const text = useMessages(releaseMessages);
  return (
    <div className="grid gap-x-6 gap-y-5 xl:grid-cols-2">
      <Notes form={form} name="notesZh" locale="zh" isReadOnly={isReadOnly} />
      <Notes form={form} name="notesEn" locale="en" isReadOnly={isReadOnly} />
      <TextAreaField
        {...form.field('requirementsZh')}
        label={text.requirementsZh}
        hint={text.requirementsHint}
        lang="zh-CN"
        rows={5}
        readOnly={isReadOnly}
      />
      <TextAreaField
        {...form.field('requirementsEn')}
        label={text.requirementsEn}
        hint={text.englishHint}
        lang="en"
        rows={5}
        readOnly={isReadOnly}
      />
    </div>
  );
}

function Notes({
  form,
  name,
  locale,
  isReadOnly,
}: {
  form: ReleaseForm;
  name: 'notesZh' | 'notesEn';
  locale: 'zh' | 'en';
  isReadOnly: boolean;
}) {
  const label = useMessages(releaseMessages)[name];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className="min-w-0">
          <span className="mb-1.5 block text-sm font-medium">{label}</span>
          <TextEditor
            id={name}
            label={label}
            locale={locale}
            value={field.value}
            onChange={field.onChange}
            isInvalid={error !== undefined}
            isReadOnly={isReadOnly}
            describedBy={error && `${name}-error`}
          />
          {error && (
            <p id={`${name}-error`} className="mt-1.5 text-sm text-bad">
              {error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}
