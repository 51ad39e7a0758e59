import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconRefresh } from '#ui/icons.tsx';
import { RangeField } from '../../range-field.tsx';
import { flowerMessages } from '../messages.ts';
import type { Player } from '../state/player.ts';
import { LARGEST_SEED, type RangeName, ranges, type Settings } from '../state/settings.ts';
import { Panel } from './panel.tsx';

/** Density, size, wind, mix and seed. */
export function ShowerPanel({ player, settings }: { player: Player; settings: Settings }) {
  const text = useMessages(flowerMessages);
  const texts: Record<RangeName, string> = {
    density: text.percent(settings.density),
    size: text.percent(settings.size),
    wind:
      settings.wind === 0
        ? text.calm
        : text.windTo(settings.wind < 0 ? 'left' : 'right', Math.abs(settings.wind)),
    mix: text.percent(settings.mix),
  };
  return (
    <Panel heading={text.shower}>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {(['density', 'size', 'wind', 'mix'] as const).map((name) => (
          <RangeField
            key={name}
            {...ranges[name]}
            label={text[name]}
            value={settings[name]}
            text={texts[name]}
            onChange={(value) => player.change({ [name]: value })}
          />
        ))}
      </div>
      <SeedField seed={settings.seed} onChange={(seed) => player.change({ seed })} />
    </Panel>
  );
}

/** Takes a seed when it is complete: with the Enter key or when the field is left. */
function SeedField({ seed, onChange }: { seed: number; onChange(seed: number): void }) {
  const text = useMessages(flowerMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = String(seed);
  }, [seed]);
  const take = () => {
    const value = input.current?.valueAsNumber ?? Number.NaN;
    if (Number.isInteger(value) && value >= 1 && value <= LARGEST_SEED) onChange(value);
    else if (input.current) input.current.value = String(seed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  const another = () => onChange(1 + Math.floor(Math.random() * LARGEST_SEED));
  return (
    <form onSubmit={submit} className="mt-2">
      <label htmlFor="flower-seed" className="text-sm">
        {text.seed}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={input}
          id="flower-seed"
          type="number"
          inputMode="numeric"
          min={1}
          max={LARGEST_SEED}
          defaultValue={seed}
          onBlur={take}
          aria-describedby="flower-seed-hint"
          className="control min-w-0 tabular-nums"
        />
        <Button variant="secondary" icon={IconRefresh} className="shrink-0" onClick={another}>
          {text.otherSeed}
        </Button>
      </div>
      <p id="flower-seed-hint" className="mt-1.5 text-sm text-ink-muted">
        {text.seedHint}
      </p>
    </form>
  );
}
