import { mediaBounds } from '#contracts/enums/media.ts';
import {
  MAX_IMPORT_BYTES,
  MAX_SHEET_PICTURE_BYTES,
  type UploadPurpose,
  uploadPurposes,
} from '#contracts/uploads.ts';

const MB = 1024 * 1024;

/** Largest files in bytes, by what they are; settings of the process. */
export interface UploadLimits {
  release: number;
  video: number;
  document: number;
}

export const defaultUploadLimits: UploadLimits = {
  release: 4096 * MB,
  video: 500 * MB,
  document: 50 * MB,
};

/** Most bytes of all uploads that a person has begun and not finished or not used. */
export function mostOpenBytes(limits: UploadLimits): number {
  const purposes = uploadPurposes.map((purpose) => largestOf(purpose, limits));
  return 2 * Math.max(...purposes);
}

/** Largest upload of a purpose. The kind of a file is known when all of it has arrived. */
export function largestOf(purpose: UploadPurpose, limits: UploadLimits): number {
  if (purpose === 'release') return limits.release;
  if (purpose === 'import') return MAX_IMPORT_BYTES;
  if (purpose === 'sheet') return MAX_SHEET_PICTURE_BYTES;
  return Math.max(mediaBounds.pictureBytes, limits.video, limits.document);
}
