/** Why a file cannot be a model of the library, with what the message says of it. */
export type ModelProblem =
  /** Its lengths are not those that it states, or a part of it is missing. */
  | { reason: 'lengths' }
  /** What its description says of a part cannot be. */
  | { reason: 'damaged'; part: string }
  /** It names files outside of itself. */
  | { reason: 'external' }
  | { reason: 'extension'; name: string }
  /** A texture is no still picture in a format that browsers read. */
  | { reason: 'texture'; part: string }
  | { reason: 'too-much'; of: Measure; count: number; limit: number };

/** What is counted in a model. */
export type Measure = 'triangles' | 'pixels' | 'description' | 'unpacked' | 'entries';

/** A file cannot become a model of the library. */
export class ModelRefusedError extends Error {
  override name = 'ModelRefusedError';
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, options?: ErrorOptions) {
    super(`the model was refused: ${JSON.stringify(problem)}`, options);
    this.problem = problem;
  }
}

/** @throws ModelRefusedError if there is more than the limit */
export function requireAtMost(of: Measure, count: number, limit: number): void {
  if (count > limit) throw new ModelRefusedError({ reason: 'too-much', of, count, limit });
}
