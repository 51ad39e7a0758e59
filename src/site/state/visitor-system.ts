import { useSyncExternalStore } from 'react';
import type { Platform } from '#contracts/enums/downloads.ts';

/** The system that the visitor's browser reports. */
export interface VisitorSystem {
  /** Null if there are no downloads for the system. */
  platform: Platform | null;
  /** Whether the page is open inside WeChat, which does not start downloads. */
  inWeChat: boolean;
}

/** Reads the system from the browser's data. An iPad reports itself as a Mac with touch. */
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

let detected: VisitorSystem | undefined;

function currentSystem(): VisitorSystem {
  detected ??= readSystem(navigator.userAgent, navigator.maxTouchPoints);
  return detected;
}

const noSubscription = () => () => {};

/** The visitor's system; null on the server and before hydration. */
export function useVisitorSystem(): VisitorSystem | null {
  return useSyncExternalStore<VisitorSystem | null>(noSubscription, currentSystem, () => null);
}
