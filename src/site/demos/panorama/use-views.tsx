import { useState } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import type { ViewChoice } from '#contracts/scene-view.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useStart } from '../demo-start.tsx';
import { panoramaMessages } from './messages.ts';
import { Choice } from './tools.tsx';

/**
 * The two views of a scene and the switch between them. Script and file of the model are loaded when
 * the visitor asks for it, and its memory is given back when the visitor leaves it.
 */
export function useViews({ model }: Pick<Scene, 'model'>, first: ViewChoice) {
  const text = useMessages(panoramaMessages);
  const [choice, setChoice] = useState(first);
  const viewer = useStart(
    async () => (await import('../scene-model/model-viewer.tsx')).ModelViewer,
  );
  const views = (now: ViewChoice) => {
    if (!model) return null;
    const megabytes = (model.bytes / 1_000_000).toFixed(1);
    const items = [
      { key: 'photo', label: text.photo },
      { key: 'model', label: text.model(megabytes) },
    ] as const;
    const choose = (key: 'photo' | 'model') => {
      setChoice(now);
      if (key === 'photo') viewer.stop();
      else viewer.start();
    };
    return (
      <div>
        <Choice
          label={text.views}
          items={items}
          chosen={viewer.part ? 'model' : 'photo'}
          onChoose={choose}
        />
        {viewer.loading && (
          <p role="status" className="text-sm text-ink-muted">
            {viewer.loading === 'busy' ? text.modelLoading : text.modelFailed}
          </p>
        )}
      </div>
    );
  };
  return { choice, views, ModelViewer: viewer.part };
}
