import { useCallback, useReducer, useRef } from 'react';
import { useActive } from '#site/demos/use-active.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Screen, useIsShown } from '../phone.tsx';
import { AirScreen } from './air-screen.tsx';
import { CheckScreen } from './check-screen.tsx';
import { reduce, startState } from './machine.ts';
import { liveMessages } from './messages.ts';
import { SetupScreen } from './setup-screen.tsx';
import { SummaryScreen } from './summary-screen.tsx';
import { useSeconds } from './use-seconds.ts';

/** A show in a simulated room: setup, check, countdown, on air, summary. */
export function LiveFlow({
  uploadRate,
  onTestUpload,
}: {
  /** Lowest steady upload of the last test, in Mbit/s. */
  uploadRate: number | undefined;
  onTestUpload(): void;
}) {
  const text = useMessages(liveMessages);
  const [state, dispatch] = useReducer(reduce, startState);
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useActive(frame);
  const isRunning = useIsShown() && isInView;
  const onSecond = useCallback(() => dispatch({ type: 'second' }), []);
  useSeconds(isRunning && (state.name === 'countdown' || state.name === 'air'), onSecond);
  const titles = {
    setup: text.title,
    check: text.checkTitle,
    countdown: text.countdownTitle,
    air: state.title || text.defaultTitle,
    summary: text.summaryTitle,
  };
  return (
    <div ref={frame} className="h-full" data-live={state.name}>
      <Screen
        title={titles[state.name]}
        onBack={state.name === 'setup' ? undefined : () => dispatch({ type: 'back' })}
        action={
          <span className="pe-3">
            <Badge tone="info">{text.simulated}</Badge>
          </span>
        }
      >
        {state.name === 'setup' && <SetupScreen state={state} dispatch={dispatch} />}
        {state.name === 'check' && (
          <CheckScreen
            state={state}
            uploadRate={uploadRate}
            onTestUpload={onTestUpload}
            dispatch={dispatch}
          />
        )}
        {state.name === 'countdown' && (
          <div className="grid justify-items-center gap-8 py-16">
            <p role="timer" aria-live="assertive" className="text-6xl font-semibold tabular-nums">
              {state.left}
            </p>
            <Button variant="secondary" onClick={() => dispatch({ type: 'back' })}>
              {text.cancel}
            </Button>
          </div>
        )}
        {state.name === 'air' && (
          <AirScreen state={state} show={state.show} isPaused={!isRunning} dispatch={dispatch} />
        )}
        {state.name === 'summary' && (
          <SummaryScreen show={state.show} onAgain={() => dispatch({ type: 'back' })} />
        )}
      </Screen>
    </div>
  );
}
