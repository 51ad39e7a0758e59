export { CountryField } from './country-field.tsx';
export { formProblems } from './form-problems.ts';
export { NeedFields } from './need-fields.tsx';
export { ProjectFields } from './project-fields.tsx';
export { VisitFields } from './visit/visit-fields.tsx';
export { VisitTimes } from './visit/visit-times.tsx';
