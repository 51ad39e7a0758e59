import { perHour } from '#api/http/policy.ts';
import { acceptUploadedPicture } from '#api/private-files/accept-upload.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { LinkRegistry } from '../link-registry.ts';
import { addLinkPhoto } from './contract.ts';

/** Registers how photos come in by a link. */
export function registerLinkPhotos(
  links: LinkRegistry,
  deps: { db: Database; files: FileStore },
): void {
  links.receive(
    addLinkPhoto,
    { kind: 'any', as: 'signer', limit: perHour(100) },
    ({ link }, { body: { upload, takenAt } }) =>
      acceptUploadedPicture(deps, upload, {
        purpose: 'sheet_picture',
        linkId: link.id,
        takenAt: takenAt === null ? null : new Date(takenAt),
      }),
  );
}
