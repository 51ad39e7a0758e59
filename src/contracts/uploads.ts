/**
 * What an upload is for. A purpose decides the right that is needed and the largest file.
 */
export const uploadPurposes = ['media', 'release', 'import', 'sheet'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Path of staff's resumable uploads below `/api` (tus 1.0). */
export const UPLOADS_PATH = '/admin/uploads';
/** Path of the uploads of whoever holds a link. */
export const LINK_UPLOADS_PATH = '/shares/links/:token/uploads';
/**
 * Bytes of one request of an upload: below the 1 MiB that nginx allows by default, and sent within
 * the server's time limit for requests over slow lines.
 */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;
/**
 * Uploads that one person may have begun and not finished or not used. Their bytes together are
 * bounded too: at most two of the largest files.
 */
export const MAX_OPEN_UPLOADS = 10;
/** Hours after which an upload that was not finished or not used is deleted. */
export const UPLOAD_HOURS = 48;
/** Largest picture of a sheet, in bytes. */
export const MAX_SHEET_PICTURE_BYTES = 20 * 1024 * 1024;
/** Photos that one link takes in a day, and their bytes together as they were sent. */
export const MAX_LINK_PHOTOS = 100;
export const MAX_LINK_BYTES = 500 * 1024 * 1024;
/** Largest table that can be imported, also unpacked. */
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024;
