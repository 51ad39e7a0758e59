import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { basePath } from '../core/api.ts';
import { photoMessages } from './photo-messages.ts';

/** Private photos of a sheet, small; each opens as a file. */
export function PhotoList({
  photos,
  label,
  onRemove,
}: {
  photos: readonly { id: string }[];
  label: string;
  onRemove?: (id: string) => void;
}) {
  const text = useMessages(photoMessages);
  if (photos.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a href={photoFile(photo.id, 'full')} target="_blank" rel="noreferrer" className="block">
            <img
              src={photoFile(photo.id, 'preview')}
              alt={`${label} ${at + 1}`}
              loading="lazy"
              className="size-16 rounded-sm border border-line object-cover"
            />
          </a>
          {onRemove && (
            <button
              type="button"
              className="editor-tool"
              aria-label={text.remove(at + 1)}
              onClick={() => onRemove(photo.id)}
            >
              <IconClose size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Address of a copy of a private photo, for staff. */
export function photoFile(id: string, size: 'preview' | 'full'): string {
  return `${basePath}api/admin/private-pictures/${id}/${size}`;
}
