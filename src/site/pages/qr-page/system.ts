import { useEffect, useState } from 'react';
import type { QrPlatform } from '#contracts/enums/qr-pages.ts';
import { usePlatform } from '#site/state/platform.ts';

/** The system a browser says it runs on. */
export function systemOf(userAgent: string): QrPlatform {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  if (/OpenHarmony|HarmonyOS|ArkWeb/i.test(userAgent)) return 'harmony';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  return /Windows|Macintosh|X11|CrOS/i.test(userAgent) ? 'desktop' : 'other';
}

/** The visitor's system; null until the browser has been looked at, and on the server. */
export function useSystem(): QrPlatform | null {
  const { isPC } = usePlatform();
  const [system, setSystem] = useState<QrPlatform | null>(null);
  useEffect(() => {
    const named = systemOf(navigator.userAgent);
    // An iPad calls itself a Mac; its screen can be touched.
    const isTablet = named === 'desktop' && !isPC && navigator.maxTouchPoints > 1;
    setSystem(isTablet && /Macintosh/.test(navigator.userAgent) ? 'ios' : named);
  }, [isPC]);
  return system;
}
