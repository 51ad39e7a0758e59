import { useSyncExternalStore } from 'react';
import type { Platform } from '#contracts/enums/downloads.ts';

/** What the visitor's browser says of the system it runs on. */
export interface VisitorSystem {
  /** Null where it is none that downloads are made for. */
  platform: Platform | null;
  /** Whether the page is shown inside WeChat, which starts no downloads. */
  inWeChat: boolean;
}

/** Reads the system from what a browser says of itself. An iPad calls itself a Mac with touch. */
export function readSystem(userAgent: string, touchPoints = 0): VisitorSystem {
  return {
    platform: platformOf(userAgent, touchPoints),
    inWeChat: /MicroMessenger/i.test(userAgent),
  };
}

function platformOf(userAgent: string, touchPoints: number): Platform | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Android|HarmonyOS/.test(userAgent)) return 'android';
  if (/Windows NT/.test(userAgent)) return 'windows';
  return /Linux|X11/.test(userAgent) ? 'linux' : null;
}

let known: VisitorSystem | undefined;

function currentSystem(): VisitorSystem {
  known ??= readSystem(navigator.userAgent, navigator.maxTouchPoints);
  return known;
}

const never = () => () => {};

/** The visitor's system; null on the server and until the page has been taken over. */
export function useVisitorSystem(): VisitorSystem | null {
  return useSyncExternalStore<VisitorSystem | null>(never, currentSystem, () => null);
}
