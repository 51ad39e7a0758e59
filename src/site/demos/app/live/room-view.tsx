import { type ReactNode, useId } from 'react';
import type { Levels } from './checks.ts';
import type { RoomKey } from './rooms.ts';

/** Colours of a drawn room: wall, its lower part, table, presenter, goods. */
const colours: Record<RoomKey, readonly [string, string, string, string, string]> = {
  tea: ['#9db08c', '#4d5c43', '#6b4a2f', '#2b3329', '#dfe8c9'],
  counter: ['#dba5ac', '#7b4f5c', '#efe2df', '#43303a', '#c2364f'],
};

/** A drawn room whose brightness follows the light level. The screen around it says that it is simulated. */
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
    <div className="relative flex h-32 flex-col justify-end overflow-hidden rounded-md p-3 text-sm sm:h-44">
      <RoomDrawing room={room} brightness={0.3 + light / 95} />
      <div className="relative">{children}</div>
    </div>
  );
}

/** The presenter at a table, seen against the wall. */
function RoomDrawing({ room, brightness }: { room: RoomKey; brightness: number }) {
  const wall = useId();
  const lamp = useId();
  const [upper, lower, table, figure, goods] = colours[room];
  return (
    <svg
      viewBox="0 0 360 176"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      style={{ filter: `brightness(${brightness})` }}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={wall} x2="0" y2="1">
          <stop stopColor={upper} />
          <stop offset="1" stopColor={lower} />
        </linearGradient>
        <radialGradient id={lamp} cx="0.78" cy="0.05" r="0.7">
          <stop stopColor="#fff4dc" stopOpacity="0.7" />
          <stop offset="1" stopColor="#fff4dc" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="360" height="176" fill={`url(#${wall})`} />
      <path d="M36 44h74M36 84h74M250 58h82M250 96h82" stroke={lower} strokeWidth="5" />
      <path d="M48 41v-16h10v16zM66 41v-22h12v22zM88 41v-12h14v12z" fill={table} />
      <path d="M48 81v-14h16v14zM76 81v-20h9v20zM262 55v-18h9v18zM280 55v-26h12v26z" fill={goods} />
      <path d="M264 93v-16h18v16zM296 93v-22h8v22zM312 93v-12h10v12z" fill={table} />
      <rect width="360" height="176" fill={`url(#${lamp})`} />
      <circle cx="180" cy="58" r="23" fill={figure} />
      <path d="M128 150c0-42 20-64 52-64s52 22 52 64z" fill={figure} />
      <path d="M0 140h360v36H0z" fill={table} />
      <path d="M0 140h360v5H0z" fill="#ffffff" fillOpacity="0.25" />
      <path d="M214 140v-26h16v26zM240 140v-16h22v16zM272 140v-34h12v34z" fill={goods} />
    </svg>
  );
}
