import { articleKind } from '#api/articles/publishing.ts';
import { campaignKind } from '#api/campaigns/publishing.ts';
import { caseKind } from '#api/cases/publishing.ts';
import { diagnosisKind } from '#api/diagnoses/publishing.ts';
import { documentKind } from '#api/documents/publishing.ts';
import { downloadKind } from '#api/downloads/publishing.ts';
import { menuKind } from '#api/menus/publishing.ts';
import { pageKind } from '#api/pages/publishing.ts';
import { qrKind } from '#api/qr-pages/publishing.ts';
import { sceneKind } from '#api/scenes/publishing.ts';
import { settingsKind } from '#api/site/publishing.ts';
import { type ContentKind, type ContentPart, contentKinds } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { PartDefinition, PublishableKind } from './kind.ts';

/** All kinds of content; a domain adds its own here. */
const kinds = {
  article: articleKind,
  case: caseKind,
  document: documentKind,
  diagnosis: diagnosisKind,
  download: downloadKind,
  page: pageKind,
  campaign: campaignKind,
  scene: sceneKind,
  menu: menuKind,
  settings: settingsKind,
  qr: qrKind,
} satisfies Record<ContentKind, PublishableKind>;

export function kindOf(kind: ContentKind): PublishableKind {
  return kinds[kind];
}

/** @throws AppError NOT_FOUND if the kind has no such part */
export function partOf(kind: ContentKind, part: ContentPart): PartDefinition {
  const definition = kindOf(kind).parts[part];
  if (!definition) throw new AppError('NOT_FOUND');
  return definition;
}

/** Kinds whose records have pages that links can name. */
export const kindsWithPage: readonly ContentKind[] = contentKinds.filter(
  (kind) => kindOf(kind).hasPage !== false,
);

/** The parts of a kind, in the order in which they are published. */
export function partsOf(kind: ContentKind): ContentPart[] {
  return (['shared', 'zh', 'en'] as const).filter((part) => kindOf(kind).parts[part]);
}
