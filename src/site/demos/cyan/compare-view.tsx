import { useEffect, useRef, useState } from 'react';
import type { Frame } from '#keyer/image.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { contextOf } from './input.ts';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';
import { type Compared, type ComparedResult, compared } from './work.ts';

/** Size of the frame that all four key: the formulas run in a worker, not on the graphics card. */
const COMPARED_WIDTH = 640;

/** The frame through four keyers, beside each other. Computed again when a setting changes. */
export function CompareView({ cutout }: { cutout: Cutout }) {
  const text = useMessages(cutoutMessages).compare;
  const { parts, settings, backdrop, input } = cutout;
  const [results, setResults] = useState<Record<Compared, ComparedResult>>();
  const [isMatte, setMatte] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes the result
  useEffect(() => {
    if (!parts) return;
    let isCurrent = true;
    setBusy(true);
    // Dragging a slider asks once, when it rests.
    const timer = setTimeout(() => {
      const frame = parts.keying.frame(COMPARED_WIDTH);
      const background = parts.keying.background(frame.width, frame.height);
      parts.workbench
        .ask('compare', { frame, background, settings })
        .then((answer) => {
          if (isCurrent) setResults(answer);
        })
        .finally(() => {
          if (isCurrent) setBusy(false);
        });
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [parts, settings, backdrop, input, round]);

  return (
    <div
      className="absolute inset-0 flex flex-col gap-1 bg-stage p-1"
      data-compared={isBusy ? undefined : ''}
    >
      <div className="grid min-h-0 flex-1 grid-cols-2 grid-rows-2 gap-1">
        {compared.map((name) => (
          <figure key={name} className="relative flex min-h-0 min-w-0 flex-col">
            <div className="relative min-h-0 grow">
              {results && <Pixels frame={results[name][isMatte ? 'matte' : 'composite']} />}
            </div>
            {/* Small pictures keep their whole area. */}
            <figcaption className="bg-stage/80 px-2 py-0.5 text-xs text-ink md:absolute md:bottom-0 md:left-0">
              {text.names[name]}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-2" role="status">
        <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isMatte}
            onChange={(event) => setMatte(event.target.checked)}
            className="tick mt-0"
          />
          {text.matte}
        </label>
        <Button
          size="sm"
          variant="ghost"
          busy={isBusy}
          onClick={() => setRound((number) => number + 1)}
        >
          {isBusy ? text.working : text.again}
        </Button>
      </div>
    </div>
  );
}

function Pixels({ frame }: { frame: Frame }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const { width, height, data } = frame;
    const image = new ImageData(Uint8ClampedArray.from(data), width, height);
    contextOf(canvas.current).putImageData(image, 0, 0);
  }, [frame]);
  return (
    <canvas
      ref={canvas}
      width={frame.width}
      height={frame.height}
      className="absolute inset-0 size-full object-contain"
    />
  );
}
