import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { MediaPicker } from '../../media/picker.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps } from '../types.ts';
import { FieldFrame } from './frame.tsx';
import { useLibraryFile } from './picture.tsx';

/** A 3D model of the media library by its id. */
export function ModelControl({ label, path, isOptional, value, onChange }: FieldProps) {
  const text = useMessages(formKitMessages);
  const { isReadOnly } = useFormField(path);
  const [isOpen, setOpen] = useState(false);
  const id = typeof value === 'string' ? value : '';
  const { data } = useLibraryFile('id', id);
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <p className="text-sm">
        {data ? text.model(data.title, (data.bytes / 1_000_000).toFixed(1)) : text.noModel}
      </p>
      {!isReadOnly && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {id ? text.changeModel : text.chooseModel}
          </Button>
          {id && (
            <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
              {text.removeModel}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <MediaPicker
          kind="model"
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
