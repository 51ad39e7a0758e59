import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { SheetScreen } from './screen-of-kind.ts';

/** The screen of each kind; its module is loaded when a sheet of it is opened. */
export const sheetScreens: Partial<Record<SheetKind, () => Promise<SheetScreen>>> = {
  requirement: async () => (await import('./forms/requirement.ts')).requirementScreen,
  'device-sheet': async () => (await import('./forms/device-sheet.ts')).deviceSheetScreen,
  'work-order': async () => (await import('./forms/work-order.ts')).workOrderScreen,
  acceptance: async () => (await import('../acceptance/screen.ts')).acceptanceScreen,
  'live-report': async () => (await import('./forms/live-report.ts')).liveReportScreen,
};
