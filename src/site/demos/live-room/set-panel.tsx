import { Choices } from './controls.tsx';
import type { RoomText } from './messages.ts';
import { setKeys } from './room-file.ts';
import { type RoomState, wallPictures } from './room-state.ts';

/** The set, and what its LED wall shows. */
export function SetPanel({
  text,
  state: { set, wall },
  change,
}: {
  text: RoomText;
  state: RoomState;
  change(part: Partial<RoomState>): void;
}) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Choices
          label={text.sets}
          items={setKeys.map((key) => ({ key, name: text.setName[key] }))}
          current={set}
          onChange={(key) => change({ set: key })}
        />
        <p className="text-sm text-ink-muted" aria-live="polite">
          {text.setNote[set]}
        </p>
      </div>
      {set === 'green' ? (
        <p className="text-sm text-ink-muted">{text.wallHidden}</p>
      ) : (
        <Choices
          label={text.wall}
          items={wallPictures.map((key) => ({ key, name: text.wallName[key] }))}
          current={wall}
          onChange={(key) => change({ wall: key })}
        />
      )}
    </div>
  );
}
