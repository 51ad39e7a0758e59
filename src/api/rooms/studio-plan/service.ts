import type { Fact } from '#api/facts/contract.ts';
import { readFacts } from '#api/facts/service.ts';
import { runBounded } from '#bounded/run.ts';
import { roomAnswers } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import { drawStudio } from '#contracts/studio-plan/drawing/draw-studio.ts';
import { svgFile } from '#contracts/studio-plan/drawing/svg.ts';
import { type StudioFigures, studioFigureKeys } from '#contracts/studio-plan/figures.ts';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import { decodePlan, planPath } from '#contracts/studio-plan/plan-code.ts';
import type { StudioStarts } from '#contracts/studio-plan/starts.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import type { Database } from '#db/connection.ts';
import { pickFigures } from '../figures.ts';
import { questionTexts } from '../i18n/questions.ts';
import { pdfTexts } from './i18n.ts';
import { startingPlans } from './starts.ts';

/** A plan as the query of a file; the contract has checked the code. */
interface PlanQuery {
  locale: Locale;
  plan: string;
}

export function studioFiguresOf(facts: readonly Fact[]): StudioFigures {
  return pickFigures(facts, studioFigureKeys);
}

export async function readStudioStarts(db: Database, locale: Locale): Promise<StudioStarts> {
  const figures = studioFiguresOf(await readFacts(db, locale));
  const { sells, budget } = questionTexts[locale];
  return {
    figures,
    starts: startingPlans(figures),
    options: {
      sells: roomAnswers.sells.map((value) => ({ value, label: sells.options[value] })),
      budget: roomAnswers.budget.map((value) => ({ value, label: budget.options[value] })),
    },
  };
}

export async function drawPlanPdf(
  db: Database,
  { locale, plan: code }: PlanQuery,
  publicUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const figures = studioFiguresOf(await readFacts(db, locale));
  const link = `${publicUrl}${locale === 'en' ? 'en/' : ''}${planPath(code).slice(1)}`;
  return runBounded('write-studio-plan', { plan: planOf(code), figures, locale, link });
}

export async function drawPlanSvg(
  db: Database,
  { locale, plan: code }: PlanQuery,
): Promise<string> {
  const figures = studioFiguresOf(await readFacts(db, locale));
  const drawing = drawStudio(planStudio(planOf(code), figures), studioLabels[locale]);
  return svgFile(drawing, pdfTexts[locale].title);
}

function planOf(code: string): StudioPlan {
  const plan = decodePlan(code);
  if (!plan) throw new Error(`No studio plan has the code ${code}`);
  return plan;
}
