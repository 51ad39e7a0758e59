import { type AcceptanceItem, MAX_ITEM_PHOTOS } from '#contracts/sheets/acceptance.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { useFormField } from '../form/context.tsx';
import { FieldFrame } from '../form/fields/frame.tsx';
import type { FieldProps } from '../form/types.ts';
import { photoFile } from '../sheets/photo-list.tsx';
import { photoMessages } from '../sheets/photo-messages.ts';
import { UploadButton } from '../sheets/upload-button.tsx';

type Evidence = AcceptanceItem['photos'];

/** Photos that prove an item, with their captions; only who opens a link of the sheet sees them. */
export function EvidenceField({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(photoMessages);
  const { isReadOnly } = useFormField(path);
  const photos = (value ?? []) as Evidence;
  return (
    <FieldFrame label={label} path={path}>
      <div className="grid gap-3">
        {photos.length > 0 && (
          <ul className="grid gap-3 sm:grid-cols-2">
            {photos.map(({ fileId, caption }, at) => (
              <li key={fileId} className="flex items-end gap-2">
                <a href={photoFile(fileId, 'full')} target="_blank" rel="noreferrer">
                  <img
                    src={photoFile(fileId, 'preview')}
                    alt={caption || text.photo(at + 1)}
                    className="size-16 rounded-sm border border-line object-cover"
                  />
                </a>
                <TextField
                  className="min-w-0 grow"
                  label={text.caption(at + 1)}
                  readOnly={isReadOnly}
                  maxLength={160}
                  value={caption}
                  onChange={({ target }) =>
                    onChange(photos.with(at, { fileId, caption: target.value }))
                  }
                />
                {!isReadOnly && (
                  <button
                    type="button"
                    className="editor-tool"
                    aria-label={text.remove(at + 1)}
                    onClick={() => onChange(photos.filter((_, index) => index !== at))}
                  >
                    <IconClose size={18} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!isReadOnly && photos.length < MAX_ITEM_PHOTOS && (
          <UploadButton onDone={(fileId) => onChange([...photos, { fileId, caption: '' }])} />
        )}
      </div>
    </FieldFrame>
  );
}
