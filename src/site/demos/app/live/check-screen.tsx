import { useId } from 'react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Levels, levelState, lineState } from './checks.ts';
import type { Action, State } from './machine.ts';
import { liveMessages } from './messages.ts';
import { RoomView } from './room-view.tsx';

const lineTones = { untested: 'info', good: 'good', tight: 'warn', no: 'bad' } as const;

/** The list of checks before the show: light, sound, network. */
export function CheckScreen({
  state,
  uploadRate,
  onTestUpload,
  dispatch,
}: {
  state: State;
  uploadRate: number | undefined;
  onTestUpload(): void;
  dispatch(action: Action): void;
}) {
  const text = useMessages(liveMessages);
  const { levels } = state;
  const line = lineState(uploadRate);
  const isReady = (['light', 'sound'] as const).every(
    (name) => levelState(name, levels[name]) === 'good',
  );
  return (
    <>
      <RoomView room={state.room} levels={levels} />
      <p className="text-xs text-ink-muted">{text.checkText}</p>
      <Level name="light" levels={levels} dispatch={dispatch} />
      <Level name="sound" levels={levels} dispatch={dispatch} />
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{text.network}</span>
        <Badge tone={lineTones[line]}>{text.line[line]}</Badge>
        <Button variant="ghost" size="sm" className="ms-auto" onClick={onTestUpload}>
          {text.test}
        </Button>
      </div>
      <div role="status" className="text-sm text-ink-muted">
        {!isReady && text.notReady}
      </div>
      <Button size="lg" onClick={() => dispatch({ type: 'next' })}>
        {text.goLive}
      </Button>
    </>
  );
}

const tones = { low: 'warn', good: 'good', high: 'bad' } as const satisfies Record<string, Tone>;

function Level({
  name,
  levels,
  dispatch,
}: {
  name: keyof Levels;
  levels: Levels;
  dispatch(action: Action): void;
}) {
  const text = useMessages(liveMessages);
  const id = useId();
  const state = levelState(name, levels[name]);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <label htmlFor={id} className="font-medium">
          {text[name]}
        </label>
        <Badge tone={tones[state]}>{text.levels[name][state]}</Badge>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={levels[name]}
        aria-valuetext={`${levels[name]}: ${text.levels[name][state]}`}
        onChange={({ target }) => dispatch({ type: 'level', name, value: target.valueAsNumber })}
        className="h-11 w-full accent-key"
      />
    </div>
  );
}
