/** What the simulated audience does in one second of the show. */
export type AudienceEvent =
  | { at: number; kind: 'join'; count: number }
  | { at: number; kind: 'like'; count: number }
  /** A remark: its place among the texts of the messages. */
  | { at: number; kind: 'remark'; text: number }
  /** A question about one of the goods; showing its card answers it. */
  | { at: number; kind: 'question'; goods: number };

/** Length of the script in seconds; then the show ends by itself. */
export const SHOW_SECONDS = 75;

/** The fixed script of the audience: the same in every show. */
export const audience: readonly AudienceEvent[] = [
  { at: 1, kind: 'join', count: 6 },
  { at: 2, kind: 'remark', text: 0 },
  { at: 4, kind: 'join', count: 11 },
  { at: 5, kind: 'like', count: 8 },
  { at: 7, kind: 'question', goods: 0 },
  { at: 9, kind: 'join', count: 14 },
  { at: 11, kind: 'remark', text: 1 },
  { at: 14, kind: 'like', count: 22 },
  { at: 16, kind: 'join', count: 9 },
  { at: 18, kind: 'question', goods: 1 },
  { at: 21, kind: 'remark', text: 2 },
  { at: 24, kind: 'join', count: 17 },
  { at: 26, kind: 'like', count: 31 },
  { at: 29, kind: 'remark', text: 3 },
  { at: 32, kind: 'question', goods: 2 },
  { at: 35, kind: 'join', count: 12 },
  { at: 38, kind: 'remark', text: 4 },
  { at: 41, kind: 'like', count: 26 },
  { at: 44, kind: 'question', goods: 0 },
  { at: 48, kind: 'remark', text: 5 },
  { at: 51, kind: 'join', count: 8 },
  { at: 54, kind: 'like', count: 19 },
  { at: 57, kind: 'question', goods: 1 },
  { at: 61, kind: 'remark', text: 6 },
  { at: 65, kind: 'like', count: 40 },
  { at: 69, kind: 'remark', text: 7 },
];
