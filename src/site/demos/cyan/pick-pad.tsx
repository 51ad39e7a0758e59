import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Rgb } from '#keyer/color.ts';
import type { Frame } from '#keyer/image.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { contextOf, newCanvas } from './input.ts';
import type { Keying } from './keying.ts';
import { cutoutMessages } from './messages.ts';
import { colorAt } from './pick.ts';

/** Size of the frame that colours are read from. */
const PICKED = 960;
/** Pixels across the loupe, and its side on screen. */
const LOUPE_PIXELS = 13;
const LOUPE_SIDE = 104;

interface Spot {
  readonly u: number;
  readonly v: number;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const bounded = (value: number) => Math.min(0.999, Math.max(0, value));

/** The eyedropper over the whole picture: pointer with a loupe, or arrow keys and Enter. */
export function PickPad({
  keying,
  onPick,
  onCancel,
}: {
  keying: Keying;
  onPick(color: Rgb): void;
  onCancel(): void;
}) {
  const text = useMessages(cutoutMessages);
  const pad = useRef<HTMLButtonElement>(null);
  const [frame, setFrame] = useState<Frame>(() => keying.frame(PICKED));
  const [spot, setSpot] = useState<Spot>({ u: 0.08, v: 0.12 });
  const [isSeen, setSeen] = useState(false);

  useEffect(() => pad.current?.focus({ preventScroll: true }), []);

  const spotOf = (event: PointerEvent): Spot => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      u: bounded((event.clientX - box.left) / box.width),
      v: bounded((event.clientY - box.top) / box.height),
    };
  };
  const follow = (event: PointerEvent) => {
    setSeen(true);
    setSpot(spotOf(event));
  };
  const take = ({ u, v }: Spot) => onPick(colorAt(frame, u, v));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setSeen(true);
    const step = event.shiftKey ? 0.005 : 0.02;
    setSpot(({ u, v }) => ({ u: bounded(u + move[0] * step), v: bounded(v + move[1] * step) }));
  };
  return (
    <button
      ref={pad}
      type="button"
      aria-label={text.key.pickHere}
      className="absolute inset-0 cursor-crosshair touch-none outline-offset-[-3px]"
      onFocus={() => setSeen(true)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrame(keying.frame(PICKED));
        follow(event);
      }}
      onPointerMove={follow}
      onKeyDown={onKeyDown}
      // A finger that has moved is lifted without a click.
      onPointerUp={(event) => event.pointerType !== 'mouse' && take(spotOf(event))}
      onClick={() => take(spot)}
    >
      {isSeen && <Loupe frame={frame} spot={spot} />}
    </button>
  );
}

/** The pixels around a point, enlarged, beside it; below it near the upper border. */
function Loupe({ frame, spot }: { frame: Frame; spot: Spot }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [source] = useState(() => newCanvas(1, 1));
  useEffect(() => {
    source.width = frame.width;
    source.height = frame.height;
    const image = new ImageData(Uint8ClampedArray.from(frame.data), frame.width, frame.height);
    contextOf(source).putImageData(image, 0, 0);
  }, [source, frame]);
  useEffect(() => {
    if (!canvas.current) return;
    const context = contextOf(canvas.current);
    context.imageSmoothingEnabled = false;
    context.fillRect(0, 0, LOUPE_SIDE, LOUPE_SIDE);
    const left = Math.floor(spot.u * frame.width) - (LOUPE_PIXELS - 1) / 2;
    const top = Math.floor(spot.v * frame.height) - (LOUPE_PIXELS - 1) / 2;
    const sizes = [LOUPE_PIXELS, LOUPE_PIXELS, 0, 0, LOUPE_SIDE, LOUPE_SIDE] as const;
    context.drawImage(source, left, top, ...sizes);
  }, [source, frame, spot]);
  const color = colorAt(frame, spot.u, spot.v);
  const isHigh = spot.v < 0.35;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute"
      style={{ left: `${spot.u * 100}%`, top: `${spot.v * 100}%` }}
    >
      <span className="absolute size-3 -translate-1/2 rounded-full border-2 border-ink shadow-[0_0_0_1px_#000]" />
      <span
        className="absolute block overflow-hidden rounded-full border-4 shadow-lg"
        style={{
          width: LOUPE_SIDE,
          height: LOUPE_SIDE,
          borderColor: `rgb(${color.join(' ')})`,
          left: spot.u < 0.25 ? 16 : spot.u > 0.75 ? -LOUPE_SIDE - 16 : -LOUPE_SIDE / 2,
          top: isHigh ? 24 : -LOUPE_SIDE - 24,
        }}
      >
        <canvas ref={canvas} width={LOUPE_SIDE} height={LOUPE_SIDE} className="block size-full" />
      </span>
    </span>
  );
}
