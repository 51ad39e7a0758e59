import { mediaBounds } from '#contracts/enums/media.ts';
import { MAX_IMPORT_BYTES, type UploadPurpose } from '#contracts/uploads.ts';

const MB = 1024 * 1024;

/** Largest files in bytes, by what they are; settings of the process. */
export interface UploadLimits {
  release: number;
  video: number;
  model: number;
  document: number;
}

export const defaultUploadLimits: UploadLimits = {
  release: 4096 * MB,
  video: 500 * MB,
  model: 50 * MB,
  document: 50 * MB,
};

/** Largest upload of a purpose. The kind of a file is known when all of it has arrived. */
export function largestOf(purpose: UploadPurpose, limits: UploadLimits): number {
  if (purpose === 'release') return limits.release;
  if (purpose === 'import') return MAX_IMPORT_BYTES;
  return Math.max(mediaBounds.pictureBytes, limits.video, limits.model, limits.document);
}
