import type { ReactNode } from 'react';
import type { Levels } from './checks.ts';
import type { RoomKey } from './rooms.ts';

/** The host at the table of each room, made by `npm run studio:render -- app-room-*`. */
const pictures: Record<RoomKey, string> = {
  tea: new URL('./rooms/tea.webp', import.meta.url).href,
  counter: new URL('./rooms/counter.webp', import.meta.url).href,
};

/** A rendered room whose brightness follows the light level. The screen around it says that it is simulated. */
export function RoomView({
  room,
  levels: { light },
  children,
}: {
  room: RoomKey;
  levels: Levels;
  children?: ReactNode;
}) {
  return (
    <div className="relative flex h-32 flex-col justify-end overflow-hidden rounded-md bg-stage p-3 text-sm sm:h-44">
      <img
        src={pictures[room]}
        alt=""
        width={720}
        height={384}
        className="absolute inset-0 size-full object-cover object-[50%_62%]"
        style={{ filter: `brightness(${0.3 + light / 95})` }}
      />
      <div className="relative">{children}</div>
    </div>
  );
}
