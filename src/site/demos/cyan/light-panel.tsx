import { type ReactNode, useEffect, useRef } from 'react';
import type { LightingReport } from '#keyer/lighting.ts';
import { useActive } from '#site/demos/use-active.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconCheckCircle, IconRefresh } from '#ui/icons.tsx';
import { contextOf } from './input.ts';
import type { KeyingState } from './keying.ts';
import { cutoutMessages } from './messages.ts';
import type { Cutout } from './use-cutout.ts';
import { drawScope, keyRegion, SCOPE, scopeCounts } from './vectorscope.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What is wrong with the light, how good the key is, and where its colours lie. */
export function LightPanel({ cutout, state }: { cutout: Cutout; state: KeyingState }) {
  const text = useMessages(cutoutMessages).light;
  const { lighting, score, isMoving } = cutout;
  return (
    <>
      <div aria-live="polite" className="grid gap-3">
        {lighting && <Advices report={lighting} />}
        {lighting && (
          <Figures
            rows={[
              [text.evenness, text.stops(lighting.evenness.toFixed(2))],
              [text.level, percent(lighting.level)],
              [text.noise, text.steps(lighting.noise.toFixed(1))],
              [text.spill, percent(lighting.spill)],
              [text.wall, percent(lighting.wallShare)],
            ]}
          />
        )}
        {score && (
          <>
            <h3 className="text-sm font-semibold">{text.score}</h3>
            <Figures
              rows={[
                [text.edgeWidth, text.pixels(score.edgeWidth.toFixed(1))],
                [text.residualSpill, percent(score.residualSpill)],
                ...(score.flicker === undefined
                  ? []
                  : [[text.flicker, text.steps(score.flicker.toFixed(2))] as const]),
              ]}
            />
            {score.flicker === undefined && !isMoving && (
              <p className="text-xs text-ink-muted">{text.noFlicker}</p>
            )}
          </>
        )}
      </div>
      <Button
        size="sm"
        variant="secondary"
        icon={IconRefresh}
        busy={cutout.isBusy}
        className="justify-self-start"
        onClick={cutout.measure}
      >
        {text.measure}
      </Button>
      <h3 className="text-sm font-semibold">{text.scope}</h3>
      <Scope cutout={cutout} state={state} />
    </>
  );
}

function Advices({ report }: { report: LightingReport }) {
  const text = useMessages(cutoutMessages).light;
  if (report.advice.length === 0) {
    return (
      <p className="flex gap-2 text-sm text-good">
        <IconCheckCircle size={18} className="mt-1 shrink-0" />
        {text.good}
      </p>
    );
  }
  return (
    <ul className="grid gap-2 text-sm">
      {report.advice.map((code) => (
        <li key={code} className="flex gap-2">
          <IconAlert size={18} className="mt-1 shrink-0 text-warn" />
          {text.advice[code]}
        </li>
      ))}
    </ul>
  );
}

function Figures({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a panel never change places
        <div key={index} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Width of the frame that the scope counts: small, so that it costs little. */
const SCOPE_FRAME = 160;

/** The vectorscope: drawn again with each report of the keyer while it is in view. */
function Scope({ cutout, state }: { cutout: Cutout; state: KeyingState }) {
  const text = useMessages(cutoutMessages).light;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isActive = useActive(canvas);
  const { parts, settings, input } = cutout;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` and `input` say that the picture is another
  useEffect(() => {
    if (!isActive || !parts || !input || !canvas.current) return;
    const counts = scopeCounts(parts.keying.frame(SCOPE_FRAME));
    drawScope(contextOf(canvas.current), counts, keyRegion(settings.samples));
  }, [isActive, parts, settings.samples, input, state]);
  return (
    <figure className="grid grid-cols-[auto_1fr] items-start gap-3">
      <canvas
        ref={canvas}
        width={SCOPE}
        height={SCOPE}
        role="img"
        aria-label={text.scope}
        className="size-32 rounded-sm border border-line"
      />
      <figcaption className="text-xs text-ink-muted">{text.scopeText}</figcaption>
    </figure>
  );
}
