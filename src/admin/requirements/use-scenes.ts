import { useAnswer } from '../core/use-answer.ts';

/** The virtual scenes that a requirement can refer to. */
export function useScenes() {
  return useAnswer(['scene-choices'], (api) => api('GET /admin/scene-choices'));
}
