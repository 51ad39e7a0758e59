import type { AdminEndpoints } from '#api/endpoints.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import type { RouteData } from '#contracts/route.ts';

/** A file of the media library as pickers show it. */
export type MediaItem = RouteData<AdminEndpoints['GET /admin/media']>['items'][number];

/** Address of the smallest file of a picture, or of a drawing; null until it is processed. */
export function thumbnailOf(
  { picture, drawing }: Pick<MediaItem, 'picture' | 'drawing'>,
  basePath: string,
): string | null {
  if (drawing) return `${basePath}files/${drawing}`;
  const width = picture?.widths[0];
  return picture && width ? pictureFile(basePath, picture, width, 'webp') : null;
}
