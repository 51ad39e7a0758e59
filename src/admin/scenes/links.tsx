import type { ContentRecord } from '../publishing/record/record.ts';
import { CommentsPanel } from '../sheets/comments/comments-panel.tsx';
import { LinksPanel } from '../sheets/links/links-panel.tsx';
import { OpeningsPanel } from './openings-panel.tsx';

/** The links that open a scene, and how often that happened. */
export default function SceneLinks({ record }: { record: ContentRecord }) {
  const { id, title, name } = record;
  return (
    <div className="grid gap-6">
      <LinksPanel
        record={{ kind: 'scene', id, number: null, title: title.zh || name, locale: 'zh' }}
      />
      <CommentsPanel on={{ kind: 'scene', id }} />
      <OpeningsPanel sceneId={id} />
    </div>
  );
}
