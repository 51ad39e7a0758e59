import { useEffect, useState } from 'react';
import type { QrPlatform } from '#contracts/enums/qr-pages.ts';
import { usePlatform } from '#site/state/platform.ts';

/** The system that a browser reports. */
export function systemOf(userAgent: string): QrPlatform {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  if (/OpenHarmony|HarmonyOS|ArkWeb/i.test(userAgent)) return 'harmony';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  return /Windows|Macintosh|X11|CrOS/i.test(userAgent) ? 'desktop' : 'other';
}

/** The visitor's system; null on the server and before hydration. */
export function useSystem(): QrPlatform | null {
  const { isPC } = usePlatform();
  const [system, setSystem] = useState<QrPlatform | null>(null);
  useEffect(() => {
    const named = systemOf(navigator.userAgent);
    // An iPad reports itself as a Mac, but has a touch screen.
    const isTablet = named === 'desktop' && !isPC && navigator.maxTouchPoints > 1;
    setSystem(isTablet && /Macintosh/.test(navigator.userAgent) ? 'ios' : named);
  }, [isPC]);
  return system;
}
