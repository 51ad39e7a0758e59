/** Stages of a project, from the brief to the report. */
export const projectStages = [
  'brief',
  'requirement',
  'build',
  'acceptance',
  'live',
  'closed',
  'cancelled',
] as const;
export type ProjectStage = (typeof projectStages)[number];
