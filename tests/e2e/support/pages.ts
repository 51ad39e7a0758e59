import { allRoutes } from './spec-routes.ts';

/** Other states of the specification's routes: details, filtered and empty lists, errors. */
const details = [
  '/show/lip-sync-offset',
  '/show/privacy',
  '/en/show/live-room-power-heat',
  '/info?category=practice',
  '/info?q=%E8%8A%82%E6%B0%94',
  '/info?q=zzzzqqqq',
  '/en/info?q=zzzzqqqq',
  '/cases?case=qihe-medical-teaching-studio',
  '/en/cases?case=zhiyu-skincare-flower-room',
  '/cases?industry=education&product=sdk',
  '/cases?q=zzzzqqqq',
  '/support/document?section=lighting-plan&product=cyan',
  '/support/document?q=%E7%BB%BF%E5%B9%95',
  '/support/document?q=zzzzqqqq',
  '/dmfaq/green-screen-lighting',
  '/dmfaq/troubleshoot-no-signal',
  '/dmfaq/sdk-windows-cpp',
  '/support/download?program=cyan-windows&since=3.1.1',
  '/en/support/download?program=cyan-macos',
  '/cooperation?product=cyan&type=demo',
  '/exception?errorCode=ERR_42&errorMessage=x',
  '/nowhere',
  '/en/nowhere',
];

/** Every kind of public page with its states, in both languages. */
export const everyPage: string[] = [...allRoutes.map(({ path }) => path), ...details];

/** True for a page of the list that is answered with 404. */
export function isMissing(path: string): boolean {
  return path.endsWith('nowhere');
}
