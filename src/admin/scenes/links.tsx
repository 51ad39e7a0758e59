import type { ContentRecord } from '../publishing/record/record.ts';
import { LinksPanel } from '../sheets/links/links-panel.tsx';

/** The links that open a scene. */
export default function SceneLinks({ record }: { record: ContentRecord }) {
  const { id, title, name } = record;
  return (
    <LinksPanel
      record={{ kind: 'scene', id, number: null, title: title.zh || name, locale: 'zh' }}
    />
  );
}
