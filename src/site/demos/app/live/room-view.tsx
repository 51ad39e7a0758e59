import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Levels } from './checks.ts';
import { liveMessages } from './messages.ts';
import type { RoomKey } from './rooms.ts';

const walls: Record<RoomKey, string> = {
  tea: 'linear-gradient(160deg, #6d7f63, #2f3a2c 70%, #241f18)',
  counter: 'linear-gradient(160deg, #c58a93, #5c3b49 70%, #2c1f28)',
};

/** A drawn room whose brightness follows the light level; labelled as a simulation. */
export function RoomView({
  room,
  levels: { light },
  children,
}: {
  room: RoomKey;
  levels: Levels;
  children?: ReactNode;
}) {
  const text = useMessages(liveMessages);
  return (
    <div className="relative flex h-44 shrink-0 flex-col justify-between overflow-hidden rounded-md p-3 text-sm text-white">
      <div
        className="absolute inset-0"
        aria-hidden="true"
        style={{ background: walls[room], filter: `brightness(${0.35 + light / 90})` }}
      >
        <span className="absolute inset-x-0 bottom-0 h-10 bg-black/35" />
        <span className="absolute bottom-8 left-1/2 h-20 w-16 -translate-x-1/2 rounded-t-lg bg-black/55" />
        <span className="absolute bottom-28 left-1/2 size-9 -translate-x-1/2 rounded-lg bg-black/55" />
        <span className="absolute bottom-8 left-1/2 ml-12 h-8 w-6 rounded-sm bg-white/50" />
        <span className="absolute bottom-8 left-1/2 ml-20 size-5 rounded-sm bg-white/35" />
      </div>
      <span className="relative self-start rounded-sm bg-black px-2 py-0.5 text-xs font-semibold">
        {text.simulated}
      </span>
      <div className="relative">{children}</div>
    </div>
  );
}
