import type { ComponentType } from 'react';
import type { ContentKind } from '#contracts/content-kinds.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { FormDefinition } from '../../form/definition.ts';
import { ScenePanorama } from '../../scenes/above.tsx';
import type { AboveProps } from './above.ts';
import { articleSharedForm, articleTextForm } from './article.ts';
import { campaignSharedForm, campaignTextForm } from './campaign.ts';
import { caseSharedForm, caseTextForm } from './case.ts';
import { diagnosisSharedForm, diagnosisTextForm } from './diagnosis.ts';
import { documentSharedForm, documentTextForm } from './document.ts';
import { downloadSharedForm, downloadTextForm } from './download.ts';
import { menuForm } from './menu.ts';
import { pageTextForm } from './page.ts';
import { qrForm } from './qr.ts';
import { QrCodeFiles } from './qr-code.tsx';
import { sceneSharedForm, sceneTextForm } from './scene.ts';
import { settingsForm } from './settings.ts';

interface KindForms {
  text?: FormDefinition;
  shared?: FormDefinition;
  /** Whether the texts of its own editor may show facts. */
  hasFacts?: true;
  /** What stands above the fields. */
  Above?: ComponentType<AboveProps>;
}

/**
 * The forms of each kind: of its text in a language, and of what the languages share. Blocks of pages
 * and steps of diagnoses have editors of their own.
 */
export const forms: Readonly<Record<ContentKind, KindForms>> = {
  article: { text: articleTextForm, shared: articleSharedForm },
  case: { text: caseTextForm, shared: caseSharedForm },
  document: { text: documentTextForm, shared: documentSharedForm },
  diagnosis: { text: diagnosisTextForm, shared: diagnosisSharedForm, hasFacts: true },
  download: { text: downloadTextForm, shared: downloadSharedForm },
  page: { text: pageTextForm },
  campaign: { text: campaignTextForm, shared: campaignSharedForm },
  scene: { text: sceneTextForm, shared: sceneSharedForm, Above: ScenePanorama },
  menu: { shared: menuForm },
  settings: { shared: settingsForm },
  qr: { shared: qrForm, Above: QrCodeFiles },
};

/** The form of a part of a kind. */
export const formOf = (kind: ContentKind, part: ContentPart): FormDefinition | undefined =>
  forms[kind][part === 'shared' ? 'shared' : 'text'];
