import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { LicenceCheck } from '#site/components/licence-check.tsx';
import type { DemoProps } from '#site/demos/demo-props.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { CodePanel } from './code-panel.tsx';
import { Conformance } from './conformance.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Errors } from './errors.tsx';
import { kitCases } from './kit.ts';
import { sdkDemoMessages } from './messages.ts';
import { Parameters } from './parameters.tsx';
import { alphaShares, type Backdrop, backdrops, drawOn, matteOf } from './screens.ts';
import { type Playground, usePlayground } from './use-playground.ts';

/** The SDK's playground: the library on sample frames, its settings, and code for them. */
export function SdkDemo({ still }: DemoProps) {
  const text = useMessages(sdkDemoMessages);
  const playground = usePlayground();
  const { settings, shown, kind } = playground;
  return (
    <div data-ready={shown ? kind : undefined}>
      <div className="relative grid overflow-hidden">
        <Stage playground={playground} />
        <div
          className={cx(
            'pointer-events-none absolute inset-x-0 top-0 transition-opacity duration-500',
            shown && 'opacity-0',
          )}
          aria-hidden={Boolean(shown)}
        >
          {still}
        </div>
      </div>
      {kind === 'cpu' && (
        <div className="mt-4">
          <Notice>{text.cpuNotice}</Notice>
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Parameters settings={settings} change={playground.change} />
        <CodePanel settings={settings} />
      </div>
      <div className="my-8 border-b border-line">
        <Fold title={text.conformance}>
          <Conformance />
        </Fold>
        <Fold title={text.device}>
          <DeviceCheck />
        </Fold>
        <Fold title={text.errors}>
          <Errors {...playground} />
        </Fold>
        <Fold title={text.licence}>
          <LicenceCheck />
        </Fold>
      </div>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 items-center justify-between font-medium hover:text-key">
        {title}
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}

/** Three screens and what is on them. */
function Stage({ playground }: { playground: Playground }) {
  const { shown } = playground;
  const result = useRef<HTMLCanvasElement>(null);
  const matte = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  // Before the page is painted: what says that it is ready must not be empty.
  useLayoutEffect(() => {
    if (!shown) return;
    drawOn(result.current, shown.composite, shown.frame);
    drawOn(matte.current, matteOf(shown.keyed), shown.frame);
    drawOn(frame.current, shown.frame, shown.frame);
  }, [shown]);
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
      <Screen
        canvas={result}
        name="result"
        className="col-span-2 aspect-[16/10] md:row-span-2 md:aspect-auto"
      />
      <Screen canvas={matte} name="matte" className="aspect-video" />
      <Screen canvas={frame} name="frame" className="aspect-video" />
      <div className="col-span-2 grid gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-4 md:col-span-3 md:grid-cols-3">
        <div className="md:col-span-2">
          <Choices playground={playground} />
        </div>
        <Readings playground={playground} />
      </div>
    </div>
  );
}

/** What was measured on the picture that is shown. */
function Readings({ playground: { shown, kind } }: { playground: Playground }) {
  const text = useMessages(sdkDemoMessages);
  if (!shown || !kind) return <p className="text-sm text-ink-muted">{text.opening}</p>;
  const { solid, partial } = alphaShares(shown.keyed);
  const { time, share, engine, readings } = text;
  const rows: [string, string][] = [
    [readings.engine, engine[kind]],
    [readings.time, time(shown.milliseconds, shown.frame.width, shown.frame.height)],
    [readings.solid, share(solid)],
    [readings.partial, share(partial)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-sm tabular-nums">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-ink-muted">{name}</dt>
          <dd className="text-end">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Screen({
  canvas,
  name,
  className,
}: {
  canvas: RefObject<HTMLCanvasElement | null>;
  name: 'result' | 'matte' | 'frame';
  className: string;
}) {
  const text = useMessages(sdkDemoMessages);
  return (
    <figure className={cx('frame m-0', className)}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={text.screens[name]}
        data-screen={name}
        className="absolute inset-0 size-full object-contain"
      />
      <figcaption className="absolute start-2 top-2 rounded-sm bg-stage/80 px-2 py-0.5 text-xs text-ink">
        {text.screens[name]}
      </figcaption>
    </figure>
  );
}

function Choices({ playground }: { playground: Playground }) {
  const text = useMessages(sdkDemoMessages);
  const cases: Record<string, string> = text.cases;
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <ChoiceField
        type="radio"
        name="sdk-frame"
        label={text.frames}
        required
        options={kitCases.map(({ key }) => ({ value: key, label: cases[key] ?? key }))}
        defaultValue={[playground.caseKey]}
        onChange={playground.choose}
      />
      <ChoiceField
        type="radio"
        name="sdk-backdrop"
        label={text.backdrop}
        required
        options={backdrops.map((key) => ({ value: key, label: text.backdrops[key] }))}
        defaultValue={[playground.backdrop]}
        onChange={(key) => playground.setBackdrop(key as Backdrop)}
      />
      <Button variant="secondary" busy={playground.fitting} onClick={playground.fit}>
        {playground.fitting ? text.fitting : text.fit}
      </Button>
    </div>
  );
}
