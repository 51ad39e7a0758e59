import { lazy, Suspense } from 'react';
import { Loading } from '../core/loading.tsx';
import type { ContentRecord } from '../publishing/record/record.ts';
import { CommentsPanel } from '../sheets/comments/comments-panel.tsx';
import { pinsOf } from '../sheets/comments/types.ts';
import { LinksPanel } from '../sheets/links/links-panel.tsx';
import { OpeningsPanel } from './openings-panel.tsx';

/** The panorama has a script of its own. */
const CommentPlaces = lazy(() => import('./comment-places.tsx'));

/** The links that open a scene, and how often that happened. */
export default function SceneLinks({ record }: { record: ContentRecord }) {
  const { id, title, name } = record;
  return (
    <div className="grid gap-6">
      <LinksPanel
        record={{ kind: 'scene', id, number: null, title: title.zh || name, locale: 'zh' }}
      />
      <CommentsPanel on={{ kind: 'scene', id }}>
        {(items) =>
          pinsOf(items).length > 0 && (
            <Suspense fallback={<Loading />}>
              <CommentPlaces sceneId={id} items={items} />
            </Suspense>
          )
        }
      </CommentsPanel>
      <OpeningsPanel sceneId={id} />
    </div>
  );
}
