import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type PlanNumber, planNumbers, withinBounds } from '#contracts/studio-plan/plan.ts';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMinus } from '#ui/icons.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { plannerMessages } from './messages.ts';

/** A number with a button for less and one for more. A typed value counts once it is in bounds. */
export function Stepper({
  name,
  label,
  unit,
  value,
  onChange,
}: {
  name: PlanNumber;
  label: string;
  unit?: string;
  value: number;
  onChange(value: number): void;
}) {
  const text = useMessages(plannerMessages);
  const id = useId();
  const { min, max, step } = planNumbers[name];
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const input = useRef<HTMLInputElement>(null);

  const type = (entry: string) => {
    setTyped(entry);
    const number = Number(entry);
    if (entry.trim() !== '' && number >= min && number <= max) onChange(withinBounds(name, number));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration
  useEffect(() => {
    if (input.current && input.current.value !== typed) type(input.current.value);
  }, []);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {unit && <span className="ms-1.5 font-normal text-ink-muted">{unit}</span>}
      </label>
      <div className="flex max-w-56">
        <StepButton
          label={text.less(label)}
          disabled={value <= min}
          onClick={() => onChange(withinBounds(name, value - step))}
        >
          <IconMinus size={18} />
        </StepButton>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(value))}
          className="control w-full min-w-0 rounded-none px-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          label={text.more(label)}
          disabled={value >= max}
          onClick={() => onChange(withinBounds(name, value + step))}
        >
          <IconPlus size={18} />
        </StepButton>
      </div>
    </div>
  );
}

function StepButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Disabled for assistive technology only: a disabled button would lose the focus.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="flex w-11 shrink-0 items-center justify-center border border-control text-ink-muted first:rounded-s-sm first:border-e-0 last:rounded-e-sm last:border-s-0 hover:text-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}

/** Radio buttons as chips. */
export function Choice<Value extends string | number | boolean>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="segment choice px-3"
            // A click before hydration is repeated after it.
            data-interactive=""
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A list to choose from. */
export function PlanSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const choose = (chosen: string | undefined) => {
    const option = options.find((one) => one.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration
  useEffect(() => choose(box.current?.querySelector('select')?.value), []);
  return (
    <div ref={box} className={className}>
      <SelectField
        preselected
        label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
        options={options}
      />
    </div>
  );
}
