import { createHash } from 'node:crypto';
import { readPartBytes, readParts } from '#api/uploads/parts.ts';
import { readUpload, type UploadRow } from '#api/uploads/service.ts';
import { mediaBounds, type PlainKind, plainFiles } from '#contracts/enums/media.ts';
import { AppError } from '#contracts/errors.ts';
import { type AcceptedPicture, acceptPicture } from './accept.ts';
import { requireModel } from './accept-model.ts';
import type { MediaServices } from './services.ts';

/** An accepted video, 3D model or document; it is kept as it was uploaded. */
export interface PlainFile {
  kind: PlainKind;
  mime: string;
  /** Ending of its name in the file store. */
  extension: string;
  sha256: string;
  width: null;
  height: null;
}

/** What an accepted file is. */
export type AcceptedFile = AcceptedPicture | PlainFile;

export function isPlain(file: AcceptedFile): file is PlainFile {
  return file.kind in plainFiles;
}

/** Bytes at the beginning of a file that tell its type. */
const HEAD_BYTES = 64;

/**
 * Decides by its content whether an uploaded file may enter the library. Only pictures, presets
 * and models are read into memory as a whole.
 * @throws AppError FILE_REFUSED with the reason, PAYLOAD_TOO_LARGE
 */
export async function acceptUpload(
  services: MediaServices,
  upload: UploadRow,
): Promise<AcceptedFile> {
  const head = await readPartBytes(services, upload.id, { start: 0, end: HEAD_BYTES - 1 });
  const kind = plainKindOf(head, upload);
  if (!kind) {
    requireSize(upload.bytes, mediaBounds.pictureBytes);
    return acceptPicture(await readUpload(services, upload.id));
  }
  const [mime, extension] = typeOf(kind, head);
  if (kind === 'model') await requireModel(services, upload);
  else {
    const isPreset = mime === 'application/json';
    requireSize(upload.bytes, isPreset ? mediaBounds.presetBytes : services.limits[kind]);
    if (isPreset) requireJson(await readUpload(services, upload.id));
  }
  const hash = createHash('sha256');
  for await (const chunk of await readParts(services, upload.id)) hash.update(chunk);
  return { kind, mime, extension, sha256: hash.digest('hex'), width: null, height: null };
}

/** The kind by the first bytes; undefined for pictures and for what the library does not take. */
function plainKindOf(head: Buffer, { fileName }: UploadRow): PlainKind | undefined {
  if (isMp4(head) || isWebm(head)) return 'video';
  if (isGlb(head)) return 'model';
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'document';
  return /\.json$/i.test(fileName) && /^\uFEFF?\s*\{/.test(head.toString('utf8'))
    ? 'document'
    : undefined;
}

function typeOf(kind: PlainKind, head: Buffer): [mime: string, extension: string] {
  const isFirst =
    kind === 'model' || (kind === 'video' ? isMp4(head) : head.toString('latin1', 0, 1) === '%');
  const [first, second] = Object.entries<string>(plainFiles[kind]);
  const type = isFirst ? first : second;
  if (!type) throw new Error(`the kind ${kind} has no second type`);
  return type;
}

/** Brands of MP4 files that browsers play; QuickTime and pictures have others. */
const MP4_BRANDS = /^(?:isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)$/;

function isMp4(head: Buffer): boolean {
  return (
    head.toString('latin1', 4, 8) === 'ftyp' && MP4_BRANDS.test(head.toString('latin1', 8, 12))
  );
}

/** EBML with the document type of WebM; Matroska has another one. */
function isWebm(head: Buffer): boolean {
  return head.toString('hex', 0, 4) === '1a45dfa3' && head.includes('webm');
}

/** glTF 2.0 in its binary form. */
function isGlb(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'glTF' && head.length >= 8 && head.readUInt32LE(4) === 2;
}

function requireSize(bytes: number, most: number): void {
  if (bytes <= most) return;
  const size = `${Math.floor(most / 1024 / 1024)} MB`;
  throw new AppError('PAYLOAD_TOO_LARGE', {
    messages: {
      zh: `这类文件最大 ${size}。`,
      en: `Files of this kind may have ${size} at most.`,
    },
  });
}

function requireJson(content: Buffer): void {
  try {
    JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new AppError('FILE_REFUSED', { messages: invalidJson, cause });
  }
}

const invalidJson = {
  zh: '预设不是有效的 JSON，请重新导出后再上传。',
  en: 'The preset is not valid JSON. Export it again and upload that.',
};
