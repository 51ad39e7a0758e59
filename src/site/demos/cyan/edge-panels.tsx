import type { KeyerSettings } from '#keyer/settings.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { RangeField } from '../range-field.tsx';
import { percentOf } from './controls.tsx';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';

/** A setting with one number; its range is that of the keyer. */
type NumberSetting = {
  [Name in keyof KeyerSettings]: KeyerSettings[Name] extends number ? Name : never;
}[keyof KeyerSettings];

interface SliderRow<Name extends NumberSetting> {
  readonly name: Name;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: 'px';
}

const edgeRows = [
  { name: 'clipBlack', min: 0, max: 0.5, step: 0.01 },
  { name: 'clipWhite', min: 0.5, max: 1, step: 0.01 },
  { name: 'shrink', min: -3, max: 3, step: 0.25, unit: 'px' },
  { name: 'feather', min: 0, max: 4, step: 0.25, unit: 'px' },
  { name: 'smoothing', min: 0, max: 0.95, step: 0.05 },
] as const satisfies readonly SliderRow<NumberSetting>[];

const spillRows = [
  { name: 'despill', min: 0, max: 1, step: 0.05 },
  { name: 'despillLimit', min: -1, max: 1, step: 0.05 },
  { name: 'keepLuminance', min: 0, max: 1, step: 0.05 },
  { name: 'lightWrap', min: 0, max: 1, step: 0.05 },
] as const satisfies readonly SliderRow<NumberSetting>[];

export function EdgePanel({ cutout }: { cutout: Cutout }) {
  return <Rows cutout={cutout} rows={edgeRows} texts={useMessages(cutoutMessages).edge} />;
}

export function SpillPanel({ cutout }: { cutout: Cutout }) {
  return <Rows cutout={cutout} rows={spillRows} texts={useMessages(cutoutMessages).spill} />;
}

function Rows<Name extends NumberSetting>({
  cutout: { settings, change },
  rows,
  texts,
}: {
  cutout: Cutout;
  rows: readonly SliderRow<Name>[];
  texts: Readonly<Record<Name, string>>;
}) {
  return rows.map(({ name, unit, ...range }) => {
    const value: number = settings[name];
    return (
      <RangeField
        isCompact
        key={name}
        label={texts[name]}
        value={value}
        {...range}
        text={unit ? `${value} ${unit}` : percentOf(value)}
        onChange={(next) => change({ ...settings, [name]: next })}
      />
    );
  });
}
