import type { StaffCall } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { UploadStorage } from '#api/uploads/parts.ts';
import { findFinishedUpload, readUpload } from '#api/uploads/service.ts';
import { runBounded } from '#bounded/run.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import { type CheckedTable, checkTable } from './check.ts';
import type { GivenTable } from './formats/read.ts';
import { namesOf } from './heads.ts';
import { type Imported, importedResource } from './resources.ts';

/** Where tables are uploaded, and the site whose addresses they name. */
export type ImportServices = UploadStorage & { site: SiteAddresses };

/** An uploaded table and what it has records of. */
export interface GivenUpload {
  resource: ImportedResource;
  upload: string;
}

/** A table that was read and compared with the records. */
export interface OpenedImport {
  resource: Imported;
  fileName: string;
  given: GivenTable;
  table: CheckedTable;
}

/** Reads an upload and compares it with the records. @throws AppError FORBIDDEN, FILE_REFUSED */
export async function openImport(
  storage: ImportServices,
  { resource: name, upload }: GivenUpload,
  { staff }: StaffCall,
): Promise<OpenedImport> {
  const resource = importedResource(name, storage.site);
  if (!resource.rights.every((right) => hasRight(staff.role, right))) {
    throw new AppError('FORBIDDEN');
  }
  const owner = { purpose: 'import', uploadedBy: staff.id } as const;
  const { fileName } = await findFinishedUpload(storage.db, upload, owner);
  const given = await runBounded('read-table', {
    content: await readUpload(storage, upload),
    names: resource.columns.flatMap(namesOf),
  });
  return { resource, fileName, given, table: await checkTable(storage.db, resource, given) };
}
