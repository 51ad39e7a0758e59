import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlay, IconSearch } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { useStore } from '#ui/state/store.ts';
import { cx } from '#ui/text.ts';
import { IconPause } from '#ui/tool-icons.tsx';
import type { DemoProps } from '../demo-props.ts';
import { useActive } from '../use-active.ts';
import { BackdropPanel } from './backdrop-panel.tsx';
import { ControlFold, Segments } from './controls.tsx';
import { EdgePanel, SpillPanel } from './edge-panels.tsx';
import { InputBar } from './input-bar.tsx';
import { KeepPanel } from './keep-panel.tsx';
import { KeyPanel } from './key-panel.tsx';
import { firstState, type KeyingState } from './keying.ts';
import { LightPanel } from './light-panel.tsx';
import { MaskPanel } from './mask-panel.tsx';
import { cutoutMessages } from './messages.ts';
import type { ZoomSpot } from './pan-pad.tsx';
import { edgeSpot } from './pick.ts';
import { Stage } from './stage.tsx';
import { type Cutout, stageViews, useCutout } from './use-cutout.ts';
import { useFiles } from './use-files.ts';

/** Keys a clip, a picture, a video or the camera, with every setting at hand. */
export function CyanDemo({ still }: DemoProps) {
  const text = useMessages(cutoutMessages);
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const cutout = useCutout(host);
  const state = useStore(cutout.state, firstState);
  const isActive = useActive(root);
  const [spot, setZoom] = useState<ZoomSpot>();
  // A tool needs the whole picture; afterwards it is enlarged again.
  const zoom = cutout.tool ? undefined : spot;
  const isOver = useFiles(root, cutout.openFile);
  const { parts, isPlaying, input, problem } = cutout;
  // Without an input there is at least the choice of another.
  const isReady = input !== undefined || problem !== undefined;

  useEffect(() => parts?.keying.setRunning(isActive, isPlaying), [parts, isActive, isPlaying]);

  return (
    <section
      ref={root}
      aria-label={text.name}
      data-ready={isReady || undefined}
      data-busy={cutout.isBusy || undefined}
      className="relative"
    >
      <div
        inert={!isReady}
        className={cx(
          'overflow-clip rounded-md border border-line bg-surface lg:grid lg:aspect-video lg:grid-cols-[minmax(0,1fr)_20rem]',
          // What moves in it meanwhile is no layout shift then.
          !isReady && 'invisible',
        )}
      >
        <div className="max-lg:contents lg:flex lg:min-h-0 lg:min-w-0 lg:flex-col">
          {/* On phones and tablets it stays in sight while the controls scroll. */}
          <div className="relative z-10 bg-surface max-lg:[@media(height>=640px)]:sticky max-lg:top-16 md:top-28 lg:top-auto lg:flex lg:min-h-0 lg:flex-1 lg:flex-col">
            <div
              className={cx(
                // Four pictures with their names need more height.
                cutout.view === 'compare' ? 'aspect-square' : 'aspect-[16/10]',
                'relative md:aspect-video lg:aspect-auto lg:min-h-0 lg:flex-1',
              )}
            >
              <Stage host={host} cutout={cutout} state={state} zoom={zoom} onZoom={setZoom} />
              {state.cost && cutout.view !== 'compare' && (
                <p className="pointer-events-none absolute top-2 right-2 rounded-sm bg-stage/80 px-2 py-0.5 text-xs tabular-nums">
                  {text.cost[state.cost.by](state.cost.ms.toFixed(1))}
                </p>
              )}
              {isOver && (
                <p className="absolute inset-2 grid place-items-center rounded-md border-2 border-dashed border-key bg-stage/80 font-semibold text-key">
                  {text.dropHere}
                </p>
              )}
            </div>
            <Problems cutout={cutout} state={state} />
          </div>
          <div className="grid gap-3 border-t border-line p-3">
            <ViewBar cutout={cutout} zoom={zoom} onZoom={setZoom} />
            <InputBar cutout={cutout} />
            <div role="status" className="empty:hidden">
              {state.by === 'cpu' && <Notice>{text.noGpu}</Notice>}
            </div>
          </div>
        </div>
        <div
          inert={!input}
          className="border-line max-lg:border-t lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain lg:border-s"
        >
          <Panels cutout={cutout} state={state} />
        </div>
      </div>
      <div
        className={cx(
          'pointer-events-none absolute inset-x-0 top-0 transition-[opacity,visibility] duration-500',
          isReady && 'invisible opacity-0',
        )}
      >
        {still}
        {!isReady && (
          <p className="absolute inset-x-0 bottom-0 p-6 text-center font-semibold">
            <span className="rounded-sm bg-stage/80 px-4 py-2">{text.opening}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function ViewBar({
  cutout,
  zoom,
  onZoom,
}: {
  cutout: Cutout;
  zoom: ZoomSpot | undefined;
  onZoom(spot: ZoomSpot | undefined): void;
}) {
  const text = useMessages(cutoutMessages);
  const { parts, view, mode, isMoving, isPlaying } = cutout;
  // OBS and FFmpeg key by colour only.
  const views = stageViews.filter((value) => value !== 'compare' || mode === 'color');
  const toggleZoom = async () => {
    if (zoom || !parts) return onZoom(undefined);
    cutout.setTool(undefined);
    const { keyed } = await parts.keying.capture();
    onZoom(edgeSpot(keyed));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Segments
        label={text.view}
        items={views.map((value) => ({ value, label: text.views[value] }))}
        value={view}
        onChange={(next) => {
          cutout.setView(next);
          onZoom(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {isMoving && (
          <Button
            size="sm"
            variant="ghost"
            icon={isPlaying ? IconPause : IconPlay}
            onClick={() => cutout.setPlaying(!isPlaying)}
          >
            {isPlaying ? text.pause : text.play}
          </Button>
        )}
        <Button
          size="sm"
          variant={zoom ? 'secondary' : 'ghost'}
          icon={IconSearch}
          aria-pressed={zoom !== undefined}
          disabled={view === 'compare'}
          onClick={toggleZoom}
        >
          {text.zoom}
        </Button>
      </div>
    </div>
  );
}

/**
 * What went wrong, and what can be done. It is part of the stage: a phone's window may be far from
 * the control that was used.
 */
function Problems({ cutout, state }: { cutout: Cutout; state: KeyingState }) {
  const text = useMessages(cutoutMessages);
  const root = useRef<HTMLDivElement>(null);
  const { problem, isFound, mode, tool, otherScreen } = cutout;
  // In a low window the stage scrolls away.
  useEffect(() => {
    if (problem) root.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={root} role="status" className="grid gap-2 p-2 empty:hidden">
      {problem && <Notice kind="error">{text.problems[problem]}</Notice>}
      {!isFound && mode === 'color' && !tool && <Notice kind="warning">{text.noWall}</Notice>}
      {otherScreen && mode === 'color' && !tool && (
        <Notice>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {text.unsure}
            <Button size="sm" variant="secondary" onClick={cutout.takeOtherScreen}>
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-sm border border-line"
                style={{ background: `rgb(${otherScreen.join(' ')})` }}
              />
              {text.takeOther}
            </Button>
          </span>
        </Notice>
      )}
      {state.isLost && <Notice kind="warning">{text.lost}</Notice>}
    </div>
  );
}

function Panels({ cutout, state }: { cutout: Cutout; state: KeyingState }) {
  const text = useMessages(cutoutMessages);
  return (
    <>
      <ControlFold title={text.key.title} open>
        <KeyPanel cutout={cutout} />
      </ControlFold>
      {cutout.mode === 'color' && (
        <>
          <ControlFold title={text.edge.title}>
            <EdgePanel cutout={cutout} />
          </ControlFold>
          <ControlFold title={text.spill.title}>
            <SpillPanel cutout={cutout} />
          </ControlFold>
          <ControlFold title={text.mask.title}>
            <MaskPanel cutout={cutout} />
          </ControlFold>
        </>
      )}
      <ControlFold title={text.backdrop.title}>
        <BackdropPanel cutout={cutout} />
      </ControlFold>
      <ControlFold title={text.light.title}>
        <LightPanel cutout={cutout} state={state} />
      </ControlFold>
      <ControlFold title={text.keep.title}>
        <KeepPanel cutout={cutout} />
      </ControlFold>
      {cutout.view === 'compare' && (
        <p className="p-4 text-xs text-ink-muted">{text.compare.note}</p>
      )}
    </>
  );
}
