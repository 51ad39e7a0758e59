import { lazyView } from '#site/lazy-view.tsx';

/** Fields in parts of the form that are closed at first, and the rules, in one script. */
const folded = () => import('./folded-fields.ts');
/** Their HTML is there before: for visitors without scripts, and for a draft. */
const onTouch = { hydrate: 'touch' } as const;

export const CountryField = lazyView(async () => (await folded()).CountryField, onTouch);
export const NeedFields = lazyView(async () => (await folded()).NeedFields, onTouch);
export const ProjectFields = lazyView(async () => (await folded()).ProjectFields, onTouch);
export const VisitFields = lazyView(async () => (await folded()).VisitFields, onTouch);
export const VisitTimes = lazyView(async () => (await folded()).VisitTimes, onTouch);

/** Fetches their script. */
export const loadFields = () =>
  Promise.all(
    [CountryField, NeedFields, ProjectFields, VisitFields, VisitTimes].map((field) => field.load()),
  );

/** Finds errors in the form. Who corrects or sends it has touched it, so the script is there already. */
export const loadFormProblems = async () => (await folded()).formProblems;
