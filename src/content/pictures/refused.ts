/** Reasons why a file cannot be a picture of the library. */
export type PictureProblem =
  | 'type'
  | 'animated'
  | 'pixels'
  | 'damaged'
  | 'bytes'
  | 'drawing'
  | 'encoding'
  | 'embedded';

/** A file cannot become a picture of the library. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`the picture was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
