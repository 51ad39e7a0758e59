import { acceptanceKind } from '#api/acceptance/sheet.ts';
import { deviceSheetKind } from '#api/device-sheets/sheet.ts';
import { liveReportKind } from '#api/live-reports/sheet.ts';
import { requirementKind } from '#api/requirements/sheet.ts';
import { workOrderKind } from '#api/work-orders/sheet.ts';
import { type SheetKind, sheetKinds } from '#contracts/sheets/kinds.ts';
import type { AnySheetKind } from './kind.ts';

const kinds: Record<SheetKind, AnySheetKind> = {
  requirement: requirementKind,
  'device-sheet': deviceSheetKind,
  'work-order': workOrderKind,
  acceptance: acceptanceKind,
  'live-report': liveReportKind,
};

/** All kinds, in the order of the chain. */
export const definedKinds: readonly AnySheetKind[] = sheetKinds.map((kind) => kinds[kind]);

/** What is special about a kind of sheet. */
export const sheetKindOf = (kind: SheetKind): AnySheetKind => kinds[kind];
