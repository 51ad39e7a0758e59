import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown, IconErrorCircle } from './icons.tsx';
import { cx } from './text.ts';

type FieldTexts = {
  label: ReactNode;
  /** Hint that is always shown: an example, a format, why it is asked. */
  hint?: ReactNode;
  /** The error and how to correct it. */
  error?: ReactNode;
};

/** Attributes that connect a control to its label, hint and error. */
type FieldAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function useFieldAttributes({ hint, error }: FieldTexts, explicitId?: string): FieldAttributes {
  const generatedId = useId();
  const id = explicitId ?? generatedId;
  const describedBy = cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

function HintAndError({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-bad">
          <IconErrorCircle size={16} className="mt-1" />
          {error}
        </p>
      )}
    </>
  );
}

/** Marks optional fields; required ones need no mark. */
function Optional({ required }: { required?: boolean }) {
  const text = useMessages(commonMessages);
  return required ? null : (
    <span className="ms-2 text-xs font-normal text-ink-muted">{text.optional}</span>
  );
}

function Frame({
  attributes,
  texts,
  required,
  className,
  children,
}: {
  attributes: FieldAttributes;
  texts: FieldTexts;
  required?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx('break-inside-avoid', className)}>
      <label htmlFor={attributes.id} className="mb-1.5 block text-sm font-medium">
        {texts.label}
        <Optional required={required} />
      </label>
      {children}
      <HintAndError id={attributes.id} hint={texts.hint} error={texts.error} />
    </div>
  );
}

/** A single-line text field. `className` goes to the wrapper. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: ComponentProps<'input'>['ref'] }) {
  const texts = { label, hint, error };
  const attributes = useFieldAttributes(texts, rest.id);
  return (
    <Frame attributes={attributes} texts={texts} required={rest.required} className={className}>
      <input type="text" {...rest} {...attributes} className="control" />
    </Frame>
  );
}

/** A text area. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const texts = { label, hint, error };
  const attributes = useFieldAttributes(texts, rest.id);
  return (
    <Frame attributes={attributes} texts={texts} required={rest.required} className={className}>
      <textarea rows={5} {...rest} {...attributes} className="control" />
    </Frame>
  );
}

/** A select. Options that a list cannot say are its children, after those that it can. */
export function SelectField({
  label,
  hint,
  error,
  className,
  none,
  options,
  children,
  preselected,
  ...rest
}: FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Text of the option without a value. */
    none?: string | undefined;
    options?: readonly { value: string; label: string }[];
    /** Has no empty option: it is always filled, so `required` would be invalid HTML. */
    preselected?: boolean;
  }) {
  const texts = { label, hint, error };
  const attributes = useFieldAttributes(texts, rest.id);
  return (
    <Frame
      attributes={attributes}
      texts={texts}
      required={preselected || rest.required}
      className={className}
    >
      <span className="relative block">
        <select {...rest} {...attributes} className="control">
          {none !== undefined && <option value="">{none}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <IconChevronDown
          size={18}
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </Frame>
  );
}

/** A consent checkbox. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const attributes = useFieldAttributes({ label, hint, error }, rest.id);
  return (
    <div className={className}>
      <label htmlFor={attributes.id} className="flex min-h-11 items-start gap-3 py-2 text-sm">
        <input {...rest} {...attributes} type="checkbox" className="tick" />
        <span className="pt-0.5">{label}</span>
      </label>
      <HintAndError id={attributes.id} hint={hint} error={error} />
    </div>
  );
}

/** Radio buttons or checkboxes shown as chips; all share `name`. */
export function ChoiceField({
  label,
  hint,
  error,
  name,
  type = 'checkbox',
  options,
  defaultValue = [],
  required,
  onChange,
  className,
}: FieldTexts & {
  name: string;
  type?: 'radio' | 'checkbox';
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: readonly string[];
  required?: boolean;
  onChange?: (value: string, checked: boolean) => void;
  className?: string;
}) {
  const attributes = useFieldAttributes({ label, hint, error });
  return (
    <fieldset className={className} aria-describedby={attributes['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        <Optional required={required} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="segment choice">
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={defaultValue.includes(option.value)}
              required={required && type === 'radio'}
              aria-invalid={attributes['aria-invalid']}
              onChange={onChange && ((event) => onChange(option.value, event.target.checked))}
            />
            {option.label}
          </label>
        ))}
      </div>
      <HintAndError id={attributes.id} hint={hint} error={error} />
    </fieldset>
  );
}
