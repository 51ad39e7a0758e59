import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { MediaPicker } from '../../media/picker.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps } from '../types.ts';
import { FieldFrame } from './frame.tsx';
import { useLibraryFile } from './picture.tsx';

export const ModelControl = (props: FieldProps) => <FileControl {...props} kind="model" />;
export const VideoControl = (props: FieldProps) => <FileControl {...props} kind="video" />;

/** A 3D model or a video of the media library by its id. */
function FileControl({
  kind,
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps & { kind: 'model' | 'video' }) {
  const text = useMessages(formKitMessages);
  const { isReadOnly } = useFormField(path);
  const [isOpen, setOpen] = useState(false);
  const id = typeof value === 'string' ? value : '';
  const { data } = useLibraryFile('id', id);
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <p className="text-sm">
        {data ? text.file(data.title, (data.bytes / 1_000_000).toFixed(1)) : text.noFile}
      </p>
      {!isReadOnly && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {id ? text.changeFile : text.chooseFile}
          </Button>
          {id && (
            <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
              {text.removeFile}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <MediaPicker
          kind={kind}
          onPick={(item) => {
            onChange(item.id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
