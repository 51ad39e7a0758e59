import { useEffect, useState, useSyncExternalStore } from 'react';
import { termAt } from './seasons/solar-terms.ts';
import { Player, type Shown } from './state/player.ts';
import { fields, queryOfSettings, readQuery, seedOfDay } from './state/settings.ts';

/** Milliseconds without a change after which the address follows. */
const ADDRESS_DELAY_MS = 400;

/** Whether the visitor asked for less motion when the demo started. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A player with the settings of the address. A moment in the address is shown paused. */
export function usePlayer(): [Player, Shown] {
  const [player] = useState(() => {
    const now = Date.now();
    const today = { term: termAt(now), seed: seedOfDay(now) };
    const { settings, time } = readQuery(new URLSearchParams(location.search), today);
    return new Player(settings, time, time === 0 && !prefersStill());
  });
  const shown = useSyncExternalStore(player.subscribe, player.read);
  return [player, shown];
}

/** The address of the page with the settings in its query. */
export function addressOf({ settings, isPlaying, time }: Shown): string {
  const url = new URL(location.href);
  for (const field of fields) url.searchParams.delete(field);
  const query = queryOfSettings(settings, isPlaying ? 0 : time);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The same as a link to pass on, which leads to the part of the page with the demo. */
export function linkOf(shown: Shown): string {
  const url = new URL(addressOf(shown));
  url.hash = document.querySelector('[data-demo=flower]')?.closest('[id]')?.id ?? '';
  return url.href;
}

/** Keeps the address in step with what the visitor changes. */
export function useAddress(shown: Shown): void {
  const [first] = useState(shown);
  const { settings, isPlaying, time } = shown;
  const moment = isPlaying ? 0 : time;
  // biome-ignore lint/correctness/useExhaustiveDependencies: while playing the time is not part of it
  useEffect(() => {
    if (settings === first.settings && (isPlaying || time === first.time)) return;
    const timer = setTimeout(() => {
      // The method of the prototype: the router has replaced this object's own, and would load the
      // page again for each change.
      History.prototype.replaceState.call(history, history.state, '', addressOf(shown));
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [settings, isPlaying, moment]);
}
