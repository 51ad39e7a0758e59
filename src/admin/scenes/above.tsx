import { lazy, Suspense, useMemo } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Loading } from '../core/loading.tsx';
import { Panel } from '../core/panel.tsx';
import type { AboveProps } from '../publishing/forms/above.ts';
import { placesOf } from './placing/draft.ts';
import { placingMessages } from './placing/messages.ts';

/** The panorama has a script of its own. */
const Placing = lazy(() => import('./placing/placing.tsx'));

/** Above the fields that the languages of a scene share: the panorama to place things in. */
export function ScenePanorama({ part, value, isReadOnly, onChange }: AboveProps) {
  const text = useMessages(placingMessages);
  const places = useMemo(() => placesOf(value), [value]);
  if (part !== 'shared') return null;
  return (
    <Panel title={text.title}>
      {places && places.lights.length > 0 ? (
        <>
          <p className="-mt-3 mb-4 text-sm text-ink-muted">{text.intro}</p>
          <Suspense fallback={<Loading />}>
            <Placing draft={value} places={places} isReadOnly={isReadOnly} onChange={onChange} />
          </Suspense>
        </>
      ) : (
        <p className="text-sm text-ink-muted">{places ? text.noPanorama : text.noViewpoint}</p>
      )}
    </Panel>
  );
}
