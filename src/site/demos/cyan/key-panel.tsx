import { type ReactNode, useRef } from 'react';
import { demoSentences } from '#contracts/fact-sentences/demos.ts';
import { type ColorSample, MAX_SAMPLES } from '#keyer/settings.ts';
import { useFactSentence } from '#site/fact-sentence.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose, IconLight, IconLock } from '#ui/icons.tsx';
import { IconPlus, IconUndo } from '#ui/tool-icons.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { RangeField } from '../range-field.tsx';
import { percentOf, Segments } from './controls.tsx';
import { cutoutMessages } from './messages.ts';
import { type ColorTool, type Cutout, mattingModes } from './use-cutout.ts';

/** How the figure is cut out: by the colour of a wall, or as a person. */
export function KeyPanel({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).key;
  const { mode, loaded } = cutout;
  return (
    <>
      <Segments
        label={text.mode}
        items={mattingModes.map((value) => ({ value, label: text.modes[value] }))}
        value={mode}
        onChange={cutout.changeMode}
      />
      <p role="status" className="text-xs text-ink-muted">
        {loaded === undefined ? text.modeNotes[mode] : text.loading(Math.round(loaded * 100))}
      </p>
      {mode === 'color' && <ColorControls cutout={cutout} />}
    </>
  );
}

/** The colours that are keyed and those that are not, and the automatic fit. */
function ColorControls({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).key;
  const sentence = useFactSentence();
  const { settings, change, isBusy } = cutout;
  const { samples, protectedColors } = settings;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={IconLight} busy={isBusy} onClick={cutout.fit}>
          {text.fit}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={IconUndo}
          spent={!cutout.canUndo}
          onClick={cutout.undo}
        >
          {text.undo}
        </Button>
        <Button size="sm" variant="ghost" onClick={cutout.reset}>
          {text.reset}
        </Button>
      </div>
      <h3 className="text-sm font-semibold">{text.samples}</h3>
      <p className="text-xs text-ink-muted">
        {text.samplesNote(MAX_SAMPLES)} {sentence(demoSentences.cyanSamples)}
      </p>
      <Colors
        colors={samples}
        nameOf={text.sample}
        fewest={1}
        onChange={(colors) => change({ ...settings, samples: colors })}
      >
        <PickButton cutout={cutout} tool="sample" />
      </Colors>
      <h3 className="mt-2 text-sm font-semibold">{text.guards}</h3>
      {protectedColors.length === 0 && <p className="text-xs text-ink-muted">{text.noGuards}</p>}
      <Colors
        colors={protectedColors}
        nameOf={text.guarded}
        fewest={0}
        onChange={(colors) => change({ ...settings, protectedColors: colors })}
      >
        <PickButton cutout={cutout} tool="guard" />
      </Colors>
    </>
  );
}

function PickButton({ cutout, tool }: { cutout: Cutout; tool: ColorTool }) {
  const text = useMessages(cutoutMessages).key;
  const isPicking = cutout.tool === tool;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={isPicking ? IconClose : tool === 'sample' ? IconPlus : IconLock}
        onClick={() => cutout.setTool(isPicking ? undefined : tool)}
      >
        {isPicking ? text.cancel : tool === 'sample' ? text.add : text.guard}
      </Button>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {isPicking ? text.picking : ''}
      </p>
    </>
  );
}

function Colors({
  colors,
  nameOf,
  fewest,
  onChange,
  children,
}: {
  colors: readonly ColorSample[];
  nameOf(index: number): string;
  fewest: number;
  onChange(colors: readonly ColorSample[]): void;
  /** Adds a colour. */
  children: ReactNode;
}) {
  const text = useMessages(cutoutMessages).key;
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(colors.length);
  const replace = (index: number, sample: ColorSample) =>
    onChange(colors.map((one, i) => (i === index ? sample : one)));
  const remove = (index: number) => {
    onChange(colors.filter((_, i) => i !== index));
    // The colour that takes its place, or the button that adds another one.
    focusAfter(() => list.current?.querySelectorAll<HTMLElement>('input, :scope > button')[index]);
  };
  const rows = colors.map((sample, index) => {
    const name = nameOf(index + 1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a colour has no other name than its place
      <div key={index} className="flex items-end gap-3">
        <span
          aria-hidden="true"
          className="mb-1 size-9 shrink-0 rounded-sm border border-line"
          style={{ background: `rgb(${sample.color.join(' ')})` }}
        />
        <div className="min-w-0 flex-1">
          <RangeField
            isCompact
            label={`${name} · ${text.tolerance}`}
            value={sample.tolerance}
            min={0.02}
            max={1}
            step={0.01}
            text={percentOf(sample.tolerance)}
            onChange={(tolerance) => replace(index, { ...sample, tolerance })}
          />
        </div>
        {colors.length > fewest && (
          <button
            type="button"
            aria-label={text.remove(name)}
            onClick={() => remove(index)}
            className="flex size-9 shrink-0 items-center justify-center text-ink-muted hover:text-ink pointer-coarse:size-11"
          >
            <IconClose size={18} />
          </button>
        )}
      </div>
    );
  });
  return (
    <div ref={list} className="grid gap-3">
      {rows}
      {children}
    </div>
  );
}
