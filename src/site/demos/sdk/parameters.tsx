import { useId } from 'react';
import { defaultSettings } from '#keyer/settings.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { IconUndo } from '#ui/tool-icons.tsx';
import { sdkDemoMessages } from './messages.ts';
import {
  furtherParameters,
  keyColorOf,
  mainParameters,
  type Parameter,
  settingValue,
  withKeyColor,
  withValue,
} from './parameter-list.ts';
import type { Playground } from './use-playground.ts';

type Controls = Pick<Playground, 'settings' | 'change'>;

/** Every setting with its range and default. */
export function Parameters({ settings, change }: Controls) {
  const text = useMessages(sdkDemoMessages);
  const controls = (list: readonly Parameter[]) =>
    list.map((parameter) => (
      <ParameterControl
        key={parameter.name}
        parameter={parameter}
        value={settingValue(settings, parameter.name)}
        onChange={(value) => change(withValue(settings, parameter.name, value))}
      />
    ));
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-base">{text.parameters}</h3>
        <Button
          variant="ghost"
          size="sm"
          icon={IconUndo}
          onClick={() => change({ ...defaultSettings, samples: settings.samples })}
        >
          {text.resetAll}
        </Button>
      </div>
      <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <KeyColor settings={settings} change={change} />
        {controls(mainParameters)}
      </div>
      <details className="group mt-4 border-t border-line">
        <summary className="flex min-h-11 items-center justify-between text-sm text-ink-muted hover:text-ink">
          {text.advanced}
          <IconChevronDown className="chevron" />
        </summary>
        <div className="grid gap-x-8 gap-y-3 pb-2 sm:grid-cols-2">
          {controls(furtherParameters)}
          <p className="self-center text-xs text-ink-muted">
            {text.stillOnly(text.names.smoothing, text.names.noise)}
          </p>
        </div>
      </details>
    </section>
  );
}

function KeyColor({ settings, change }: Controls) {
  const text = useMessages(sdkDemoMessages);
  const id = useId();
  const color = keyColorOf(settings);
  return (
    <div className="flex items-center justify-between gap-3 sm:col-span-2">
      <label htmlFor={id} className="text-sm">
        {text.keyColor} <code className="ms-2 text-xs text-ink-muted">samples[0].color</code>
      </label>
      <span className="flex items-center gap-3">
        <code className="text-sm">{color}</code>
        <input
          id={id}
          type="color"
          value={color}
          onChange={(event) => change(withKeyColor(settings, event.target.value))}
          className="h-11 w-14 cursor-pointer rounded-sm border border-control bg-transparent p-1"
        />
      </span>
    </div>
  );
}

function ParameterControl({
  parameter: { name, low, high, step, standard },
  value,
  onChange,
}: {
  parameter: Parameter;
  value: number;
  onChange(value: number): void;
}) {
  const text = useMessages(sdkDemoMessages);
  const id = useId();
  const label = text.names[name];
  const isInvalid = !(value >= low && value <= high);
  const onInput = (event: { target: HTMLInputElement }) => {
    // An empty field is a value that is still being typed.
    if (event.target.value !== '') onChange(event.target.valueAsNumber);
  };
  const shared = { step, value: Number(value.toFixed(4)), onChange: onInput };
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="min-w-0 grow text-sm">
          {label}
        </label>
        <input
          {...shared}
          type="number"
          step="any"
          aria-label={`${label} ${name}`}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-range`}
          className="h-9 w-20 rounded-sm border border-control bg-transparent px-2 text-end font-mono text-sm aria-invalid:border-bad pointer-coarse:h-11"
        />
        <button
          type="button"
          // Disabled for assistive technology only: a disabled button would lose the focus.
          aria-disabled={value === standard || undefined}
          onClick={() => onChange(standard)}
          aria-label={text.reset(label)}
          className="flex size-9 items-center justify-center rounded-sm text-ink-muted hover:text-ink aria-disabled:opacity-30 pointer-coarse:size-11"
        >
          <IconUndo size={16} />
        </button>
      </div>
      <input
        {...shared}
        type="range"
        id={id}
        min={low}
        max={high}
        className="h-6 w-full accent-(--key) pointer-coarse:h-11"
      />
      <p id={`${id}-range`} className={cx('text-xs', isInvalid ? 'text-bad' : 'text-ink-muted')}>
        {isInvalid ? text.invalid : text.range(low, high, standard)}
      </p>
    </div>
  );
}
