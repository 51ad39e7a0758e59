import { useEffect, useRef, useState } from 'react';
import { GlKeyer } from '#keyer/gl/gl-keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { CpuEngine } from './cpu-engine.ts';
import { createEngine } from './create-engine.ts';
import type { Engine, KeyedPicture } from './engine.ts';
import { kitCases, kitPixels } from './kit.ts';
import { type LibraryError, libraryError } from './library-errors.ts';
import { type Backdrop, backdropPixels } from './screens.ts';

/** Errors that are kept in the list. */
const KEPT_ERRORS = 6;

/** The state of the playground and what its controls do. */
export function usePlayground() {
  const [caseKey, setCaseKey] = useState(kitCases[0].key);
  const [settings, setSettings] = useState<KeyerSettings>(kitCases[0].settings);
  const [backdrop, setBackdrop] = useState<Backdrop>('stage');
  const [frame, setFrame] = useState<ImageData>();
  const [shown, setShown] = useState<KeyedPicture & { frame: ImageData }>();
  const [errors, setErrors] = useState<readonly LibraryError[]>([]);
  const [fitting, setFitting] = useState(false);
  const [isLost, setLost] = useState(false);
  const engine = useEngine(setErrors, setLost);

  useEffect(() => {
    let stale = false;
    kitPixels(`${caseKey}.frame`).then(
      (pixels) => !stale && setFrame(pixels),
      (error: Error) => !stale && setErrors((before) => withError(before, error)),
    );
    return () => {
      stale = true;
    };
  }, [caseKey]);

  useEffect(() => {
    if (!engine || !frame || isLost) return;
    let stale = false;
    const behind = backdropPixels(backdrop, frame.width, frame.height);
    engine.key(frame, settings, behind).then(
      (picture) => !stale && setShown({ ...picture, frame }),
      (error: Error) => !stale && setErrors((before) => withError(before, error)),
    );
    return () => {
      stale = true;
    };
  }, [engine, frame, settings, backdrop, isLost]);

  return {
    caseKey,
    settings,
    backdrop,
    shown,
    errors,
    fitting,
    kind: engine?.kind,
    setBackdrop,
    choose(key: string) {
      const chosen = kitCases.find((one) => one.key === key);
      if (!chosen) return;
      setCaseKey(key);
      setSettings(chosen.settings);
    },
    change: (part: Partial<KeyerSettings>) => setSettings((before) => ({ ...before, ...part })),
    /** Lets the library choose settings for the frame. */
    async fit() {
      if (!frame || fitting) return;
      setFitting(true);
      const worker = new CpuEngine();
      try {
        setSettings((await worker.fit(frame)).settings);
      } finally {
        worker.dispose();
        setFitting(false);
      }
    },
    /** Makes the error that the library throws on a canvas without WebGL2. */
    refuseCanvas() {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d');
      try {
        new GlKeyer(canvas).dispose();
      } catch (error) {
        setErrors((before) => withError(before, error as Error));
      }
    },
    loseContext: engine?.loseContext && (() => engine.loseContext?.()),
  };
}

export type Playground = ReturnType<typeof usePlayground>;

/** The engine while the playground is shown. */
function useEngine(
  setErrors: (change: (before: readonly LibraryError[]) => readonly LibraryError[]) => void,
  setLost: (lost: boolean) => void,
): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  // The setters never change.
  const setters = useRef({ setErrors, setLost });
  useEffect(() => {
    const report = (error: Error) =>
      setters.current.setErrors((before) => withError(before, error));
    const made = createEngine({
      unavailable: report,
      lost() {
        setters.current.setLost(true);
        report(new Error('webglcontextlost'));
      },
      restored: () => setters.current.setLost(false),
    });
    setEngine(made);
    return () => made.dispose();
  }, []);
  return engine;
}

/** The newest errors, newest first; the same error in a row counts once. */
function withError(before: readonly LibraryError[], error: Error): readonly LibraryError[] {
  const added = libraryError(error, (before[0]?.id ?? 0) + 1);
  const rest = before[0]?.message === added.message ? before.slice(1) : before;
  return [added, ...rest].slice(0, KEPT_ERRORS);
}
