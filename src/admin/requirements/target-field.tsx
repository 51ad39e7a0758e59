import { useState } from 'react';
import type { ReferenceTarget } from '#contracts/sheets/requirement.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../form/context.tsx';
import { FieldFrame } from '../form/fields/frame.tsx';
import type { FieldProps } from '../form/types.ts';
import { MediaPicker } from '../media/picker.tsx';
import { UploadButton } from '../sheets/upload-button.tsx';
import { requirementEditorMessages } from './messages.ts';
import { ReferencePicture } from './reference-picture.tsx';
import { SceneDialog } from './scene-dialog.tsx';

/** What a reference shows: a photograph, a picture of the library, a scene or a page of the web. */
export function TargetField({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(requirementEditorMessages);
  const { isReadOnly, error } = useFormField(path);
  const [choice, setChoice] = useState<'library' | 'scene'>();
  const target = (value ?? null) as ReferenceTarget | null;
  const choose = (next: ReferenceTarget) => {
    setChoice(undefined);
    onChange(next);
  };
  return (
    <FieldFrame label={label} path={path}>
      <div className="grid gap-3">
        {target?.kind === 'link' ? (
          <TextField
            label={text.address}
            hint={text.addressHint}
            error={error}
            required
            readOnly={isReadOnly}
            inputMode="url"
            maxLength={500}
            value={target.url}
            onChange={({ target: { value: url } }) => onChange({ kind: 'link', url })}
          />
        ) : target ? (
          <div className="max-w-40 overflow-clip rounded-sm bg-surface-2">
            <ReferencePicture target={target} />
          </div>
        ) : (
          <p className="text-sm text-ink-muted">{text.none}</p>
        )}
        {target?.kind === 'file' && <p className="text-sm text-ink-muted">{text.private}</p>}
        {!isReadOnly && (
          <div className="flex flex-wrap items-start gap-2">
            <UploadButton onDone={(fileId) => choose({ kind: 'file', fileId })} />
            <Button variant="secondary" size="sm" onClick={() => setChoice('library')}>
              {text.library}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setChoice('scene')}>
              {text.scene}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => choose({ kind: 'link', url: 'https://' })}
            >
              {text.link}
            </Button>
          </div>
        )}
      </div>
      {choice === 'library' && (
        <MediaPicker
          kind="picture"
          onPick={({ id }) => choose({ kind: 'media', mediaId: id })}
          onClose={() => setChoice(undefined)}
        />
      )}
      {choice === 'scene' && (
        <SceneDialog
          onPick={(sceneId) => choose({ kind: 'scene', sceneId })}
          onClose={() => setChoice(undefined)}
        />
      )}
    </FieldFrame>
  );
}
