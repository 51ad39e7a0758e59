import { useEffect, useId, useRef, useState } from 'react';
import type { SignatureStrokes } from '#contracts/sheets/strokes.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { isSignature, strokesOf } from './signature-strokes.ts';
import { useSignaturePad } from './use-signature-pad.ts';

/** The pad over the whole window. Whoever cannot draw closes it and types the name. */
export function SignaturePadDialog({
  onDone,
  onClose,
}: {
  onDone(strokes: SignatureStrokes): void;
  onClose(): void;
}) {
  const text = useMessages(signatureMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { count, strokes, undo, clear } = useSignaturePad(canvas);
  const [isTooLittle, setTooLittle] = useState(false);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const finish = () => {
    const drawn = strokes();
    if (!isSignature(drawn)) {
      setTooLittle(true);
      return;
    }
    onDone(strokesOf(drawn));
    dialog.current?.close();
  };
  return (
    <dialog
      data-theme="light"
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-hint`}
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-none bg-stage p-0 text-ink"
      onClose={onClose}
    >
      <div className="flex h-full flex-col gap-2 p-3">
        <div className="flex flex-wrap items-baseline gap-x-4 [@media(max-height:26rem)]:hidden">
          <h2 id={`${id}-heading`} className="text-lg">
            {text.heading}
          </h2>
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {text.hint}
          </p>
        </div>
        <canvas
          ref={canvas}
          role="img"
          aria-label={text.area}
          className="min-h-0 w-full flex-1 cursor-crosshair touch-none rounded-md border border-control bg-surface"
        />
        <p
          aria-live="polite"
          className={isTooLittle ? 'text-sm text-bad' : 'text-sm text-ink-muted'}
        >
          {isTooLittle ? text.tooLittle : text.strokes(count)}
        </p>
        <div className="grid grid-cols-[auto_1fr] gap-2 sm:flex sm:justify-end">
          <Button variant="secondary" disabled={count === 0} onClick={clear}>
            {text.clear}
          </Button>
          <Button variant="secondary" disabled={count === 0} onClick={undo}>
            {text.undo}
          </Button>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {text.cancel}
          </Button>
          <Button disabled={count === 0} onClick={finish}>
            {text.done}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
