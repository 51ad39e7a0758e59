import { bounds, moveSegment, type RunOfShow, type Segment } from './plan.ts';

/** What a visitor types about a segment. */
export type SegmentFields = Omit<Segment, 'id'>;

/** Screens: the list, or the form of a segment; without an id of a new one. */
export type Screen = { name: 'list' } | { name: 'edit'; id?: string };

export interface State {
  plan: RunOfShow;
  screen: Screen;
}

export type Action =
  | { type: 'change'; fields: Partial<Omit<RunOfShow, 'segments'>> }
  | { type: 'open'; id?: string }
  | { type: 'save'; id: string; fields: SegmentFields }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'replace'; plan: RunOfShow }
  | { type: 'back' };

const list: Screen = { name: 'list' };

export function reduce(state: State, action: Action): State {
  const { plan } = state;
  const withSegments = (segments: Segment[]): State => ({
    plan: { ...plan, segments },
    screen: list,
  });
  switch (action.type) {
    case 'change':
      return { ...state, plan: { ...plan, ...action.fields } };
    case 'open':
      if (action.id === undefined && plan.segments.length >= bounds.segments) return state;
      return { ...state, screen: { name: 'edit', id: action.id } };
    case 'save': {
      const saved = { ...action.fields, id: action.id };
      const isKnown = plan.segments.some(({ id }) => id === action.id);
      return withSegments(
        isKnown
          ? plan.segments.map((segment) => (segment.id === action.id ? saved : segment))
          : [...plan.segments, saved],
      );
    }
    case 'remove':
      return withSegments(plan.segments.filter(({ id }) => id !== action.id));
    case 'move':
      return withSegments(moveSegment(plan.segments, action.id, action.to));
    case 'replace':
      return { plan: action.plan, screen: list };
    case 'back':
      return { ...state, screen: list };
  }
}
