import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Action, ChatLine, Show, State } from './machine.ts';
import { liveMessages } from './messages.ts';
import { RoomView } from './room-view.tsx';

/** Lines of the chat that are shown: the last ones. */
const SHOWN_LINES = 5;

/** The show: simulated audience, chat, product cards, mute. */
export function AirScreen({
  state,
  show,
  isPaused,
  dispatch,
}: {
  state: State;
  show: Show;
  isPaused: boolean;
  dispatch(action: Action): void;
}) {
  const text = useMessages(liveMessages);
  const goods = text.goods[state.room];
  return (
    <div className="contents" data-second={show.second}>
      <RoomView room={state.room} levels={state.levels}>
        {show.card && (
          <p className="w-max rounded-sm bg-ink px-2 py-1 font-medium text-stage">
            <span className="sr-only">{text.card}: </span>
            {goods[show.card.goods]}
          </p>
        )}
      </RoomView>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
        <strong className="text-bad">● {text.onAir}</strong>
        <span>
          {text.audience}: {text.viewers(show.viewers)}
        </span>
        <span>{text.likes(show.likes)}</span>
        <span className="ms-auto">{text.seconds(show.second)}</span>
      </p>
      {isPaused && <p className="text-sm text-warn">{text.paused}</p>}
      <Chat lines={show.chat} goods={goods} />
      <section aria-label={text.push} className="grid grid-cols-3 gap-2">
        {goods.map((name, index) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-label={text.pushOf(name)}
            className="[--pad:6px]"
            onClick={() => dispatch({ type: 'card', goods: index })}
          >
            {name}
          </Button>
        ))}
      </section>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          aria-pressed={show.isMuted}
          onClick={() => dispatch({ type: 'mute' })}
        >
          {show.isMuted ? text.unmute : text.mute}
        </Button>
        <Button onClick={() => dispatch({ type: 'end' })}>{text.end}</Button>
      </div>
    </div>
  );
}

function Chat({ lines, goods }: { lines: readonly ChatLine[]; goods: readonly string[] }) {
  const text = useMessages(liveMessages);
  const textOf = (line: ChatLine): string => {
    if (line.kind === 'unheard') return text.unheard;
    if (line.kind === 'remark') return text.remarks[line.text] ?? '';
    return text.questions[line.goods]?.(goods[line.goods] ?? '') ?? '';
  };
  return (
    <section aria-label={text.chat} className="min-h-36 rounded-sm border border-line p-3 text-sm">
      <h4 className="text-xs text-ink-muted">{text.chat}</h4>
      {lines.length === 0 && <p className="mt-1 text-ink-muted">{text.chatEmpty}</p>}
      <ul className="mt-1 grid gap-1" aria-live="polite">
        {lines.slice(-SHOWN_LINES).map((line) => (
          <li
            key={`${line.at}-${line.kind}`}
            className={line.kind === 'question' ? 'font-medium text-key' : undefined}
          >
            {textOf(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
