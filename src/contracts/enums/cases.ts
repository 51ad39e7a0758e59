/** A figure of a case's result, always with where it comes from. */
export interface ResultFigure {
  /** Figure with unit as shown, e.g. `+38%`. */
  value: string;
  label: string;
  /** The same figure before the project, with its unit; absent where there is nothing to compare. */
  before?: string | null;
  /** Source line: who measured it, when. */
  source: string;
}

/** A piece of equipment used in a case. */
export interface CaseEquipment {
  name: string;
  quantity: number;
  note: string | null;
}

/** What a picture of a case shows: the gallery, or a layer of the raw/matte/composite wipe. */
export const caseMediaRoles = ['gallery', 'raw', 'matte', 'composite'] as const;
/** What a picture of a case shows. */
export type CaseMediaRole = (typeof caseMediaRoles)[number];
