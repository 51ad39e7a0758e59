import { A4_LANDSCAPE, PdfFile } from '#content/pdf/pdf-file.ts';
import type { PdfPage } from '#content/pdf/pdf-page.ts';
import type { Locale } from '#contracts/locale.ts';
import { drawStudio } from '#contracts/studio-plan/drawing/draw-studio.ts';
import { paperPalette } from '#contracts/studio-plan/drawing/paints.ts';
import type { StudioFigures } from '#contracts/studio-plan/figures.ts';
import { describeStudio } from '#contracts/studio-plan/i18n/describe.ts';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import { warningTexts } from '#contracts/studio-plan/i18n/warnings.ts';
import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import { findWarnings } from '#contracts/studio-plan/warnings.ts';
import { type Column, Columns } from './columns.ts';
import { pdfTexts } from './i18n.ts';
import { drawOnPage, scaleFor } from './page-drawing.ts';

const MARGIN = 36;
const TOP = 74;
const BOTTOM = A4_LANDSCAPE.height - 44;
/** The drawing has the left of the first page. */
const DRAWING = { width: 440, height: BOTTOM - TOP + 12 };
const GUTTER = 22;

/** What the PDF file of a plan is made from. */
export interface StudioPlanSheet {
  plan: StudioPlan;
  figures: StudioFigures;
  locale: Locale;
  /** Address of the plan. */
  link: string;
}

/** The plan as a PDF file: the drawing to scale, then every figure, the warnings first. */
export function studioPlanPdf({
  plan,
  figures,
  locale,
  link,
}: StudioPlanSheet): Promise<Uint8Array<ArrayBuffer>> {
  const text = pdfTexts[locale];
  const studio = planStudio(plan, figures);
  const drawing = drawStudio(studio, studioLabels[locale]);
  const scale = scaleFor(drawing, DRAWING);
  const { shots, backgrounds } = studioLabels[locale];
  const file = new PdfFile({ title: text.title, locale });
  const newPage = () => {
    const page = file.addPage(A4_LANDSCAPE);
    page.text(text.title, [MARGIN, 44], { size: 16, colour: paperPalette.ink });
    const room = `${plan.width} × ${plan.depth} × ${plan.height} m · ${backgrounds[plan.background]} · ${shots[plan.shot]} · ${text.scale(scale)}`;
    page.text(room, [A4_LANDSCAPE.width - MARGIN, 44], {
      size: 9,
      colour: paperPalette.muted,
      anchor: 'end',
    });
    footer(page, `${text.note} ${link}`);
    return page;
  };
  const first = newPage();
  drawOnPage(first, drawing, scale, [MARGIN - 12, TOP - 14]);
  const columns = new Columns(pageColumns(first, newPage));
  const warnings = findWarnings(studio, figures);
  if (warnings.length > 0) columns.heading(text.warnings);
  for (const { id, severity, values } of warnings) {
    const { what, why, change } = warningTexts[locale][id](values);
    columns.paragraph(what, severity === 'note' ? paperPalette.ink : paperPalette.bad);
    columns.paragraph([why, change].join(text.space), paperPalette.muted);
  }
  for (const { title, rows } of describeStudio(studio, figures, locale)) {
    columns.heading(title);
    for (const { label, value } of rows) columns.row(label, value);
  }
  return file.finish();
}

/** The column beside the drawing, then three on each further page. */
function pageColumns(first: PdfPage, newPage: () => PdfPage): () => Column {
  const inner = A4_LANDSCAPE.width - 2 * MARGIN;
  const width = (inner - 2 * GUTTER) / 3;
  let page = first;
  let index = 0;
  return () => {
    if (page === first && index === 0) {
      index = 3;
      const x = MARGIN + DRAWING.width + GUTTER;
      return { page, x, top: TOP, bottom: BOTTOM, width: inner - DRAWING.width - GUTTER };
    }
    if (index === 3) {
      page = newPage();
      index = 0;
    }
    const x = MARGIN + index * (width + GUTTER);
    index += 1;
    return { page, x, top: TOP, bottom: BOTTOM, width };
  };
}

function footer(page: PdfPage, text: string): void {
  page.text(text, [MARGIN, A4_LANDSCAPE.height - 24], { size: 7, colour: paperPalette.muted });
}
