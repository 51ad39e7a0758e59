import { useState } from 'react';
import type { SceneShared } from '#contracts/content/scene.ts';
import type { Look } from '#site/demos/panorama/direction.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { Direction } from '../panorama-stage.tsx';
import { freeKey, type ScenePlaces, withEntry } from './draft.ts';
import { cameraOf, pointTowards } from './geometry.ts';
import { placingMessages } from './messages.ts';

/** How many of each a scene can have; see the schema of its form. */
export const MOST = { cameras: 12, hotspots: 20 } as const;

const { zh, en } = placingMessages;

/** Writes what is placed in the panorama into the draft of the form. */
export function usePlacing(
  draft: Partial<Record<keyof SceneShared, unknown>>,
  { viewpoint, cameras, hotspots }: ScenePlaces,
  onChange: (draft: object) => void,
) {
  const text = useMessages(placingMessages);
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const nameOf = (entry: { labelZh: string; labelEn: string | null }) =>
    (locale === 'en' && entry.labelEn) || entry.labelZh;
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  const change = (list: 'cameras' | 'hotspots', index: number | undefined, entry: object) =>
    onChange({ ...draft, [list]: withEntry(draft[list], index, entry) });

  return {
    said,
    nameOf,
    isFull: (list: 'cameras' | 'hotspots') => count(draft[list]) >= MOST[list],
    addCamera(look: Look) {
      const number = count(draft.cameras) + 1;
      const named = { labelZh: zh.camera(number), labelEn: en.camera(number) };
      const key = freeKey(draft.cameras, 'camera');
      change('cameras', undefined, { key, ...named, ...cameraOf(viewpoint, look) });
      setSaid(text.saved(nameOf(named)));
    },
    takeView(index: number, look: Look) {
      const camera = cameras.find((one) => one.index === index)?.entry;
      if (!camera) return;
      change('cameras', index, cameraOf(viewpoint, look, camera));
      setSaid(text.taken(nameOf(camera)));
    },
    addHotspot(to: Direction) {
      const number = count(draft.hotspots) + 1;
      const named = { labelZh: zh.hotspot(number), labelEn: en.hotspot(number) };
      const at = pointTowards(viewpoint, to);
      const texts = { textZh: null, textEn: null, product: null };
      const key = freeKey(draft.hotspots, 'spot');
      change('hotspots', undefined, { key, ...named, at, ...texts });
      setSaid(text.placed(nameOf(named)));
    },
    moveHotspot(index: number, to: Direction) {
      const hotspot = hotspots.find((one) => one.index === index)?.entry;
      if (hotspot) change('hotspots', index, { at: pointTowards(viewpoint, to, hotspot.at) });
    },
    removeHotspot(index: number) {
      const hotspot = hotspots.find((one) => one.index === index)?.entry;
      if (!hotspot) return;
      const rest = (draft.hotspots as unknown[]).toSpliced(index, 1);
      onChange({ ...draft, hotspots: rest });
      setSaid(text.removed(nameOf(hotspot)));
    },
  };
}
