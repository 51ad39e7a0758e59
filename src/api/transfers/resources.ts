import { sectionImporter, sectionResource } from '#api/documents/tree/transfer.ts';
import { factImporter, factResource } from '#api/facts/transfer.ts';
import { mediaImporter, mediaResource } from '#api/media/transfer.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { redirectImporter, redirectResource } from '#api/redirects/transfer.ts';
import { riskyWordImporter, riskyWordResource } from '#api/risky-words/transfer.ts';
import { synonymImporter, synonymResource } from '#api/search-misses/transfer.ts';
import { type ContentKind, contentKinds } from '#contracts/enums/content.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import type { Right } from '#contracts/staff/rights.ts';
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
  return plainRecords(site)[name as PlainRecord];
}

type PlainRecord = Exclude<ImportedResource, ContentKind>;

const plainRecords = (site: SiteAddresses): Record<PlainRecord, Imported> => ({
  'risky-word': {
    columns: riskyWordResource.columns,
    importer: riskyWordImporter,
    rights: ['riskyWords.create', 'riskyWords.update'],
  },
  media: {
    columns: mediaResource.columns,
    importer: mediaImporter,
    rights: ['media.update'],
  },
  redirect: {
    columns: redirectResource.columns,
    importer: redirectImporter(site),
    rights: ['redirects.create', 'redirects.update'],
  },
  fact: {
    columns: factResource.columns,
    importer: factImporter,
    rights: ['facts.create', 'facts.update'],
  },
  'search-synonym': {
    columns: synonymResource.columns,
    importer: synonymImporter,
    rights: ['searches.update'],
  },
  'document-section': {
    columns: sectionResource.columns,
    importer: sectionImporter,
    // Sections are public at once.
    rights: ['content.create', 'content.publish'],
  },
});
