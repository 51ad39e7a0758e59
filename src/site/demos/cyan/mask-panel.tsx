import { useEffect, useState } from 'react';
import type { Rectangle } from '#keyer/settings.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { RangeField } from '../range-field.tsx';
import { LEAST_SIDE } from './area-pad.tsx';
import { FileButton } from './controls.tsx';
import { contextOf, newCanvas, readPicture } from './input.ts';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';

const whole: Rectangle = { left: 0, top: 0, right: 1, bottom: 1 };
const sides = ['left', 'top', 'right', 'bottom'] as const;
const opposite = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const;

/** Time to step out of the camera's picture, in seconds. */
const PLATE_DELAY = 3;

/** The garbage rectangle, and the clean plate. */
export function MaskPanel({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).mask;
  const { settings, change, tool, setTool } = cutout;
  const { area } = settings;
  const isWhole = sides.every((side) => area[side] === whole[side]);
  const move = (side: (typeof sides)[number], value: number) => {
    const other = area[opposite[side]];
    const isLow = side === 'left' || side === 'top';
    const bound = isLow ? Math.min(value, other - LEAST_SIDE) : Math.max(value, other + LEAST_SIDE);
    change({ ...settings, area: { ...area, [side]: bound } });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setTool(tool === 'area' ? undefined : 'area')}
        >
          {tool === 'area' ? text.done : text.draw}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          spent={isWhole}
          onClick={() => {
            change({ ...settings, area: whole });
            setTool(undefined);
          }}
        >
          {text.clear}
        </Button>
      </div>
      <p className="text-xs text-ink-muted">{text.hint}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {sides.map((side) => (
          <RangeField
            isCompact
            key={side}
            label={text.sides[side]}
            value={area[side]}
            min={0}
            max={1}
            step={0.01}
            text={`${Math.round(area[side] * 100)}%`}
            onChange={(value) => move(side, value)}
          />
        ))}
      </div>
      <h3 className="mt-2 text-sm font-semibold">{text.plate}</h3>
      <p className="text-xs text-ink-muted">{text.plateHint}</p>
      <PlateButtons cutout={cutout} />
    </>
  );
}

function PlateButtons({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).mask;
  const { parts, setPlate } = cutout;
  const [seconds, setSeconds] = useState(0);
  const isCamera = cutout.input === 'camera';

  const take = () => {
    if (!parts) return;
    const frame = parts.keying.frame(Number.POSITIVE_INFINITY);
    const canvas = newCanvas(frame.width, frame.height);
    const image = new ImageData(Uint8ClampedArray.from(frame.data), frame.width, frame.height);
    contextOf(canvas).putImageData(image, 0, 0);
    setPlate(canvas);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` reads the frame of that moment
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => {
      if (seconds === 1) take();
      setSeconds(seconds - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        onClick={() => (isCamera ? setSeconds(PLATE_DELAY) : take())}
      >
        {seconds > 0 ? text.plateWait(seconds) : text.plateTake}
      </Button>
      <FileButton
        accept="image/*"
        onFile={(file) => cutout.run(async () => setPlate(await readPicture(file)))}
      >
        {text.plateFile}
      </FileButton>
      <Button size="sm" variant="ghost" spent={!cutout.hasPlate} onClick={() => setPlate(null)}>
        {text.plateClear}
      </Button>
    </div>
  );
}
