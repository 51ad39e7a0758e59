import { useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import type { DemoProps } from '../demo-props.ts';
import { CameraPanel } from './camera-panel.tsx';
import { Tabs } from './controls.tsx';
import { LightPanel } from './light-panel.tsx';
import { distance } from './measure.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { roomMessages } from './messages.ts';
import { PresenterPanel } from './presenter-panel.tsx';
import type { Triple } from './room-file.ts';
import { initialState, type RoomState } from './room-state.ts';
import { Ruler, type RulerHandle } from './ruler.tsx';
import { SetPanel } from './set-panel.tsx';
import { Stage } from './stage.tsx';
import { useMoves } from './use-moves.ts';
import { useRoomView } from './use-room-view.ts';
import { useStageInput } from './use-stage-input.ts';

const tabKeys = ['light', 'set', 'cameras', 'presenter', 'measure'] as const;

/**
 * The live room: a stage to walk around, and a control desk below it; on wide windows beside it, so
 * that both are in sight.
 */
export function LiveRoomDemo({ still }: DemoProps) {
  const text = useMessages(roomMessages);
  const [state, setState] = useState(initialState);
  const [tab, setTab] = useState<(typeof tabKeys)[number]>('light');
  const [points, setPoints] = useState<readonly Triple[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const thumbs = useRef<(HTMLCanvasElement | null)[]>([]);
  const ruler = useRef<RulerHandle>(null);
  const change = (part: Partial<RoomState>) => setState((before) => ({ ...before, ...part }));

  const { view, status, attempt, retry } = useRoomView(state, {
    stage,
    canvas,
    paint(camera, source) {
      const thumb = thumbs.current[camera];
      thumb?.getContext('2d')?.drawImage(source, 0, 0, thumb.width, thumb.height);
    },
    onFrame(shown, now) {
      moves.advance(shown, now);
      ruler.current?.follow(shown);
    },
  });
  const moves = useMoves(view, () => change({ view: 'walk' }));
  const { orbit, handlers } = useStageInput(
    {
      view,
      state,
      measuring: tab === 'measure',
      change,
      pick: (point) => setPoints((before) => (before.length === 1 ? [...before, point] : [point])),
      takeOver: moves.stop,
    },
    canvas,
  );

  const take = (how: 'cut' | 'mix') => {
    const { program, preview } = state;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (how === 'mix' && !still) view?.startMix(program, performance.now());
    change({ program: preview, preview: program, view: 'program' });
  };
  const [a, b] = points;
  const hasDesk = status === 'ready' || status === 'loading';
  return (
    <div
      className={cx(hasDesk && 'items-start gap-3 xl:grid xl:grid-cols-[minmax(0,1fr)_24.5rem]')}
    >
      <Stage
        text={text}
        still={still}
        status={status}
        state={state}
        stage={stage}
        canvas={canvas}
        handlers={handlers}
        onOrbit={orbit}
        onView={(shown) => change({ view: shown })}
        attempt={attempt}
        onRetry={retry}
      >
        {state.view === 'walk' && (
          <Ruler
            handle={ruler}
            points={points}
            label={a && b && text.metres(distance(a, b).toFixed(2))}
          />
        )}
      </Stage>
      {/* From the start, so that the page below moves once. */}
      {hasDesk && (
        <Tabs
          className="max-xl:mt-3"
          label={text.tabs}
          items={tabKeys.map((key) => ({ key, name: text.tab[key] }))}
          current={tab}
          onChange={(key) => {
            setTab(key);
            // The pictures of the cameras are painted again when they are shown.
            if (key === 'cameras') view?.refresh(4);
            if (key === 'measure' || key === 'presenter') change({ view: 'walk' });
          }}
        >
          {tab === 'light' && (
            <LightPanel text={text} lamps={state.lamps} onChange={(lamps) => change({ lamps })} />
          )}
          {tab === 'set' && <SetPanel text={text} state={state} change={change} />}
          {tab === 'cameras' && (
            <CameraPanel
              text={text}
              state={state}
              thumbs={thumbs}
              moves={moves}
              onPreview={(preview) => change({ preview })}
              onTake={take}
            />
          )}
          {tab === 'presenter' && (
            <PresenterPanel
              text={text}
              presenter={state.presenter}
              ledWall={view?.header.ledWall}
              onChange={(presenter) => change({ presenter })}
            />
          )}
          {tab === 'measure' && (
            <MeasurePanel
              text={text}
              header={view?.header}
              presenter={state.presenter}
              points={points}
              onChange={setPoints}
            />
          )}
        </Tabs>
      )}
    </div>
  );
}
