import type {
  SceneCamera,
  SceneHotspot,
  ScenePoint,
  SceneShared,
} from '#contracts/content/scene.ts';

/** The draft of a form, in which anything can be missing while somebody writes. */
type Draft = Partial<Record<keyof SceneShared, unknown>>;

/** An entry of a list with its index there. */
export interface Listed<Entry> {
  index: number;
  entry: Entry;
}

/** What the panorama needs of a draft. Entries that are not whole yet are left out. */
export interface ScenePlaces {
  viewpoint: ScenePoint;
  panoramaWidth: number;
  cameras: Listed<SceneCamera>[];
  hotspots: Listed<SceneHotspot>[];
  lights: { key: string; label: { zh: string; en: string }; panoramaId: string }[];
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPoint = (value: unknown): value is ScenePoint =>
  isObject(value) && isNumber(value.x) && isNumber(value.y) && isNumber(value.z);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of a list that are whole. */
function whole<Entry>(list: unknown, isWhole: (entry: Record<string, unknown>) => boolean) {
  return listOf(list).flatMap((entry, index) =>
    isObject(entry) && isWhole(entry) ? [{ index, entry: entry as Entry }] : [],
  );
}

/** Reads a draft; undefined until it says where its panoramas were taken from. */
export function placesOf(draft: Draft): ScenePlaces | undefined {
  const { viewpoint, panoramaWidth, cameras, hotspots, variants } = draft;
  if (!isPoint(viewpoint) || !isNumber(panoramaWidth) || panoramaWidth < 90) return undefined;
  return {
    viewpoint,
    panoramaWidth: Math.min(360, panoramaWidth),
    cameras: whole<SceneCamera>(
      cameras,
      ({ position, target, fov }) => isPoint(position) && isPoint(target) && isNumber(fov),
    ),
    hotspots: whole<SceneHotspot>(hotspots, ({ at }) => isPoint(at)),
    lights: listOf(variants).flatMap((variant, index) => {
      if (!isObject(variant) || !textOf(variant.panoramaId)) return [];
      const label = { zh: textOf(variant.labelZh), en: textOf(variant.labelEn) };
      const key = textOf(variant.key) || String(index);
      return [{ key, label, panoramaId: textOf(variant.panoramaId) }];
    }),
  };
}

/** The first key of this name that no entry has. */
export function freeKey(list: unknown, name: string): string {
  const taken = new Set(listOf(list).map((entry) => isObject(entry) && entry.key));
  for (let number = listOf(list).length + 1; ; number += 1) {
    if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
  }
}

/** The list with an entry changed, or a new one behind the others. */
export function withEntry(list: unknown, index: number | undefined, entry: object): unknown[] {
  const entries = listOf(list);
  if (index === undefined) return [...entries, entry];
  const before = entries[index];
  return entries.with(index, { ...(isObject(before) ? before : {}), ...entry });
}
