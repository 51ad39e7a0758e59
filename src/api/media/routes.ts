import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import { changeMany, changeMedia } from './change.ts';
import * as media from './contract.ts';
import { addUploaded } from './create.ts';
import * as folders from './folder-contract.ts';
import { addFolder, moveFolder, readFolders, removeFolder } from './folders.ts';
import { importPicture } from './import.ts';
import { readMediaList } from './list.ts';
import { openOriginal } from './original.ts';
import { readRecord } from './record.ts';
import { cancelProcessing, replaceFile, retryProcessing } from './replace.ts';
import type { MediaServices } from './services.ts';
import { restore, trash, trashUnused } from './trash.ts';

/** Each import is a request to another site. */
const imports = perHour(500);

/**
 * Operations on the media library. Those that read an uploaded file do so before their transaction,
 * which they open themselves.
 */
export function registerMedia(registry: StaffRegistry, services: MediaServices): void {
  const { db } = services;
  registry.add(media.listMedia, { access: 'media.read' }, ({ query }) => readMediaList(db, query));
  registry.add(media.readMedia, { access: 'media.read' }, ({ params }) =>
    readRecord(db, params.id),
  );
  registry.addFile(
    media.readOriginal,
    { access: 'media.read', limit: readsPerMinute(120) },
    ({ params }) => openOriginal(services, params.id),
  );
  registry.add(
    media.createMedia,
    { access: 'media.create', isLong: true, transaction: false },
    ({ body }, call) => addUploaded(services, body, call),
  );
  registry.add(
    media.importMedia,
    { access: 'media.create', limit: imports, isLong: true, transaction: false },
    ({ body }, call) => importPicture(services, body, call),
  );
  registry.add(media.updateMedia, { access: 'media.update' }, ({ params, body }, call) =>
    changeMedia(params.id, body, call),
  );
  registry.add(media.changeManyMedia, { access: 'media.update' }, ({ body }, call) =>
    changeMany(body, call),
  );
  registerFiles(registry, services);
  registerFolders(registry, services);
}

function registerFiles(registry: StaffRegistry, services: MediaServices): void {
  registry.add(
    media.replaceMedia,
    { access: 'media.update', isLong: true, transaction: false },
    ({ params, body }, call) => replaceFile(services, params.id, body.upload, call),
  );
  registry.add(media.retryMedia, { access: 'media.update' }, ({ params }, call) =>
    retryProcessing(params.id, call),
  );
  registry.add(media.cancelReplacement, { access: 'media.update' }, ({ params }, call) =>
    cancelProcessing(params.id, call),
  );
  registry.add(media.deleteMedia, { access: 'media.delete' }, ({ params }, call) =>
    trash(params.id, call),
  );
  registry.add(media.deleteManyMedia, { access: 'media.delete' }, ({ body }, call) =>
    trashUnused(body.ids, call),
  );
  registry.add(media.restoreMedia, { access: 'media.delete' }, ({ params }, call) =>
    restore(params.id, call),
  );
}

function registerFolders(registry: StaffRegistry, { db }: MediaServices): void {
  registry.add(folders.listFolders, { access: 'media.read' }, () => readFolders(db));
  registry.add(folders.createFolder, { access: 'media.update' }, ({ body }, call) =>
    addFolder(body.path, call),
  );
  registry.add(folders.renameFolder, { access: 'media.update' }, ({ params, body }, call) =>
    moveFolder(params.id, body.path, call),
  );
  registry.add(folders.deleteFolder, { access: 'media.update' }, ({ params }, call) =>
    removeFolder(params.id, call),
  );
}
