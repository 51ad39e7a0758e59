import { sectionImporter, sectionResource } from '#api/documents/tree/transfer.ts';
import { mediaImporter, mediaResource } from '#api/media/transfer.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { definitionOf } from '#api/records/all.ts';
import { recordImporter, recordTable } from '#api/records/transfer.ts';
import { type ContentKind, contentKinds } from '#contracts/enums/content.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { isRecordKind, type RecordKind } from '#contracts/records/all.ts';
import { type Right, recordRight } from '#contracts/staff/rights.ts';
import { named } from './column-names/names.ts';
import { contentColumns, contentImporter } from './content.ts';
import type { Column, Importer } from './table.ts';

/** A resource that can be imported. */
export interface Imported {
  columns: readonly Column[];
  importer: Importer;
  /** Rights that an import needs. */
  rights: readonly Right[];
}

/** Resources that can be imported, by name. */
export function importedResource(name: ImportedResource, site: SiteAddresses): Imported {
  const imported = unnamedResource(name, site);
  return { ...imported, columns: named(name, imported.columns) };
}

function unnamedResource(name: ImportedResource, site: SiteAddresses): Imported {
  const kind = contentKinds.find((known) => known === name);
  if (kind) {
    return {
      columns: contentColumns(kind),
      importer: contentImporter(kind),
      rights: ['content.create', 'content.update'],
    };
  }
  if (isRecordKind(name)) {
    const definition = definitionOf(name);
    return {
      columns: recordTable(definition).columns,
      importer: recordImporter(definition, site),
      rights: [recordRight(name, 'create'), recordRight(name, 'update')],
    };
  }
  return others[name as keyof typeof others];
}

const others: Readonly<Record<Exclude<ImportedResource, ContentKind | RecordKind>, Imported>> = {
  media: {
    columns: mediaResource.columns,
    importer: mediaImporter,
    rights: ['media.update'],
  },
  'document-section': {
    columns: sectionResource.columns,
    importer: sectionImporter,
    // Sections are public at once.
    rights: ['content.create', 'content.publish'],
  },
};
