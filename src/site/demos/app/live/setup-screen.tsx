import { Button } from '#ui/button.tsx';
import { ChoiceField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Action, State } from './machine.ts';
import { liveMessages } from './messages.ts';
import { RoomView } from './room-view.tsx';
import { type RoomKey, roomKeys } from './rooms.ts';

/** Room and title of the show. */
export function SetupScreen({ state, dispatch }: { state: State; dispatch(action: Action): void }) {
  const text = useMessages(liveMessages);
  return (
    <>
      <RoomView room={state.room} levels={state.levels} />
      <ChoiceField
        label={text.room}
        name="live-room"
        type="radio"
        required
        options={roomKeys.map((value) => ({ value, label: text.rooms[value] }))}
        defaultValue={[state.room]}
        onChange={(room) => dispatch({ type: 'setup', room: room as RoomKey })}
      />
      <TextField
        label={text.showTitle}
        value={state.title}
        placeholder={text.defaultTitle}
        maxLength={40}
        onChange={({ target }) => dispatch({ type: 'setup', title: target.value })}
      />
      <Button size="lg" onClick={() => dispatch({ type: 'next' })}>
        {text.toCheck}
      </Button>
    </>
  );
}
