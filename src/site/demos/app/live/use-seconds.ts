import { useEffect } from 'react';

/** Calls `onSecond` every second while `isRunning`. */
export function useSeconds(isRunning: boolean, onSecond: () => void): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onSecond, 1_000);
    return () => clearInterval(timer);
  }, [isRunning, onSecond]);
}
