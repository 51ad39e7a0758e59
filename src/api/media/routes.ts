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
  registry.add(media.createMedia, { access: 'media.create', isLong: true }, ({ body }, call) =>
    addUploaded(services, body, call),
  );
  registry.add(
    media.importMedia,
    { access: 'media.create', limit: imports, isLong: true },
    ({ body }, call) => importPicture(services, body, call),
  );
  registry.add(
    media.updateMedia,
    { access: 'media.update', transaction: true },
    ({ params, body }, call) => changeMedia(params.id, body, call),
  );
  registry.add(
    media.changeManyMedia,
    { access: 'media.update', transaction: true },
    ({ body }, call) => changeMany(body, call),
  );
  registerFiles(registry, services);
  registerFolders(registry, services);
}

function registerFiles(registry: StaffRegistry, services: MediaServices): void {
  registry.add(
    media.replaceMedia,
    { access: 'media.update', isLong: true },
    async ({ params, body }, call) => {
      await replaceFile(services, params.id, body.upload, call);
      return {};
    },
  );
  registry.add(
    media.retryMedia,
    { access: 'media.update', transaction: true },
    async ({ params }, call) => {
      await retryProcessing(params.id, call);
      return {};
    },
  );
  registry.add(
    media.cancelReplacement,
    { access: 'media.update', transaction: true },
    async ({ params }, call) => {
      await cancelProcessing(params.id, call);
      return {};
    },
  );
  registry.add(
    media.deleteMedia,
    { access: 'media.delete', transaction: true },
    async ({ params }, call) => {
      await trash(params.id, call);
      return {};
    },
  );
  registry.add(
    media.deleteManyMedia,
    { access: 'media.delete', transaction: true },
    ({ body }, call) => trashUnused(body.ids, call),
  );
  registry.add(
    media.restoreMedia,
    { access: 'media.delete', transaction: true },
    async ({ params }, call) => {
      await restore(params.id, call);
      return {};
    },
  );
}

function registerFolders(registry: StaffRegistry, { db }: MediaServices): void {
  registry.add(folders.listFolders, { access: 'media.read' }, () => readFolders(db));
  registry.add(
    folders.createFolder,
    { access: 'media.update', transaction: true },
    ({ body }, call) => addFolder(body.path, call),
  );
  registry.add(
    folders.renameFolder,
    { access: 'media.update', transaction: true },
    async ({ params, body }, call) => {
      await moveFolder(params.id, body.path, call);
      return {};
    },
  );
  registry.add(
    folders.deleteFolder,
    { access: 'media.update', transaction: true },
    async ({ params }, call) => {
      await removeFolder(params.id, call);
      return {};
    },
  );
}
