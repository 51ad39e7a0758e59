import type { ProjectStage } from '#contracts/enums/projects.ts';
import type { Tone } from '#ui/badge.tsx';
import type { AnswerTo } from '../core/api.ts';

/** A project as its list and its screen show it. */
export type Project = AnswerTo<'GET /admin/projects/:id'>;

/** Key of lists and records of projects among the queries. */
export const PROJECTS_KEY = 'projects';

/** Colours of the stages; ended ones are neutral. */
export const stageTones: Partial<Record<ProjectStage, Tone>> = {
  brief: 'key',
  requirement: 'info',
  build: 'info',
  acceptance: 'warn',
  live: 'good',
};
