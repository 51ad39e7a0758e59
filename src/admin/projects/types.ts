import type { AdminEndpoints } from '#api/endpoints.ts';
import type { ProjectStage } from '#contracts/enums/projects.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import type { Tone } from '#ui/badge.tsx';

/** A project as its list and its screen show it. */
export type Project = RouteData<AdminEndpoints['GET /admin/projects/:id']>;
export type ListQuery = RouteCall<AdminEndpoints['GET /admin/projects']>['query'];

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
