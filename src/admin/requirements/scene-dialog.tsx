import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { requirementEditorMessages } from './messages.ts';
import { ReferencePicture } from './reference-picture.tsx';
import { useScenes } from './use-scenes.ts';

/** Chooses one of the virtual scenes. */
export function SceneDialog({
  onPick,
  onClose,
}: {
  onPick: (sceneId: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(requirementEditorMessages);
  const locale = useLocale();
  return (
    <Dialog title={text.scene} onClose={onClose} isWide closesOutside>
      <Answer query={useScenes()}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.noScenes}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {items.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" className="picker-item" onClick={() => onPick(id)}>
                    <ReferencePicture target={{ kind: 'scene', sceneId: id }} />
                    <span className="mt-1 block">{(locale === 'en' && name.en) || name.zh}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Dialog>
  );
}
