import { basePath } from '../core/api.ts';

/** A private photo of a sheet. */
export interface Photo {
  id: string;
  width: number;
  height: number;
}

/** Private photos of a sheet, small; each opens as a file. */
export function PhotoList({ photos, label }: { photos: readonly Photo[]; label: string }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a href={photoFile(photo.id, 'full')} target="_blank" rel="noreferrer" className="block">
            <img
              src={photoFile(photo.id, 'preview')}
              alt={`${label} ${at + 1}`}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              className="h-16 w-auto rounded-sm border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Address of a copy of a private photo, for staff. */
export function photoFile(id: string, size: 'preview' | 'full'): string {
  return `${basePath}api/admin/private-pictures/${id}/${size}`;
}
