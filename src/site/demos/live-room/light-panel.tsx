import { KELVIN_RANGE } from './colour-temperature.ts';
import { Choices, Slider } from './controls.tsx';
import type { RoomText } from './messages.ts';
import { type LampGroup, lampGroups } from './room-file.ts';
import { type Lamp, type Lamps, presetKeys, presetOf, presets, switched } from './room-state.ts';

/** Presets, and for each lamp group a switch, a dimmer and a colour temperature. */
export function LightPanel({
  text,
  lamps,
  onChange,
}: {
  text: RoomText;
  lamps: Lamps;
  onChange(lamps: Lamps): void;
}) {
  return (
    <div className="grid gap-4">
      <Choices
        label={text.presets}
        items={presetKeys.map((key) => ({ key, name: text.preset[key] }))}
        current={presetOf(lamps)}
        onChange={(key) => onChange(presets[key])}
      />
      <ul className="grid gap-x-8 @3xl:grid-cols-2">
        {lampGroups.map((group) => (
          <LampRow
            key={group}
            text={text}
            group={group}
            lamp={lamps[group]}
            onChange={(lamp) => onChange({ ...lamps, [group]: lamp })}
          />
        ))}
      </ul>
    </div>
  );
}

function LampRow({
  text,
  group,
  lamp,
  onChange,
}: {
  text: RoomText;
  group: LampGroup;
  lamp: Lamp;
  onChange(lamp: Lamp): void;
}) {
  const { on, level, kelvin } = lamp;
  const name = text.group[group];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-0.5 @lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <label className="row-span-2 flex min-h-11 w-24 items-center gap-2 text-sm @lg:row-span-1">
        <input
          type="checkbox"
          className="tick"
          checked={on}
          aria-label={text.lampOn(name)}
          onChange={(event) => onChange(switched(lamp, event.target.checked))}
        />
        <span aria-hidden="true">{name}</span>
      </label>
      <Slider
        hidden
        label={text.lampLevel(name)}
        value={Math.round(level * 100)}
        shown={`${Math.round(level * 100)}%`}
        min={0}
        max={100}
        step={1}
        disabled={!on}
        onChange={(value) => onChange({ ...lamp, level: value / 100 })}
      />
      <Slider
        hidden
        label={text.lampKelvin(name)}
        value={kelvin}
        shown={`${kelvin} K`}
        min={KELVIN_RANGE[0]}
        max={KELVIN_RANGE[1]}
        step={100}
        disabled={!on}
        onChange={(value) => onChange({ ...lamp, kelvin: value })}
      />
    </li>
  );
}
