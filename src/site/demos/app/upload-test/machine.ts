import type { Progress } from './measure.ts';
import { type LineResult, resultOf } from './statistics.ts';

/** Reasons for which a test has no result. */
export type Failure = { reason: 'offline' | 'too-slow' } | { reason: 'refused'; message: string };

export type State =
  | { name: 'idle' }
  | { name: 'running'; progress: Progress }
  | { name: 'done'; progress: Progress; result: LineResult }
  | { name: 'failed'; failure: Failure };

export type Action =
  | { type: 'start' }
  | { type: 'progress'; progress: Progress }
  | { type: 'end'; progress: Progress }
  | { type: 'fail'; failure: Failure }
  | { type: 'back' };

const nothing: Progress = { elapsed: 0, samples: [], roundTrips: [] };

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'start':
      return { name: 'running', progress: nothing };
    case 'progress':
      return state.name === 'running' ? { ...state, progress: action.progress } : state;
    case 'end': {
      if (state.name !== 'running') return state;
      const { samples, roundTrips } = action.progress;
      const result = resultOf(samples, roundTrips);
      return result
        ? { name: 'done', progress: action.progress, result }
        : { name: 'failed', failure: { reason: 'too-slow' } };
    }
    case 'fail':
      return state.name === 'running' ? { name: 'failed', failure: action.failure } : state;
    case 'back':
      return { name: 'idle' };
  }
}
