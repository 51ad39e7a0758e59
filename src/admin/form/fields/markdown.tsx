import { useLocale } from '#ui/i18n/messages.tsx';
import { TextEditor } from '../../editor/text-editor.tsx';
import { useFormField } from '../context.tsx';
import type { FieldProps } from '../types.ts';

/** A Markdown text. */
export function MarkdownControl({ label, path, value, onChange }: FieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly, textLocale } = useFormField(path);
  const name = label.label[locale];
  return (
    <div>
      <span className="mb-1.5 block text-sm font-medium" id={`${id}-label`}>
        {name}
      </span>
      <TextEditor
        id={id}
        label={name}
        locale={textLocale}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        describedBy={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
