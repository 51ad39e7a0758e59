import { expect, it } from 'vitest';
import { freeKey, placesOf, withEntry } from './draft.ts';

const point = { x: 0, y: 1, z: 0 };
const draft = { viewpoint: point, panoramaWidth: 180 };

it('reads what is whole of a draft, with the places in its lists', () => {
  const camera = { key: 'main', labelZh: '主', position: point, target: point, fov: 40 };
  const places = placesOf({
    ...draft,
    cameras: [{ key: 'new' }, camera],
    hotspots: [{ at: { x: 1, y: null, z: 0 } }],
    variants: [{ key: 'dusk', labelZh: '暮色', panoramaId: 'id' }, { key: 'still' }, null],
  });
  expect(places?.cameras).toEqual([{ index: 1, entry: camera }]);
  expect(places?.hotspots).toEqual([]);
  expect(places?.lights).toEqual([
    { key: 'dusk', label: { zh: '暮色', en: '' }, panoramaId: 'id' },
  ]);
  expect(placesOf({ ...draft, viewpoint: { x: 0 } })).toBeUndefined();
});

it('changes one entry or adds one, with a key that none has', () => {
  const list = [{ key: 'camera-2', fov: 40 }];
  expect(freeKey(list, 'camera')).toBe('camera-3');
  expect(freeKey(undefined, 'camera')).toBe('camera-1');
  expect(withEntry(list, 0, { fov: 50 })).toEqual([{ key: 'camera-2', fov: 50 }]);
  expect(withEntry(list, undefined, { key: 'a' })).toEqual([...list, { key: 'a' }]);
});
