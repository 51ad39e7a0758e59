/** A result figure of a case, always with its source. */
export interface ResultFigure {
  /** Figure with its unit, e.g. `+38%`. */
  value: string;
  label: string;
  /** The figure before the project, with its unit; absent if there is nothing to compare. */
  before?: string | null;
  /** Who measured it, and when. */
  source: string;
}

/** A piece of equipment used in a case. */
export interface CaseEquipment {
  name: string;
  quantity: number;
  note: string | null;
}

/** Roles of a case's pictures: the gallery, or a layer of the raw/matte/composite comparison. */
export const caseMediaRoles = ['gallery', 'raw', 'matte', 'composite'] as const;
