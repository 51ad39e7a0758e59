/** The products, named as in their routes. */
export const productKeys = ['3d', 'cyan', 'flower', 'sdk', 'app'] as const;
/** A product, named as in its route. */
export type ProductKey = (typeof productKeys)[number];

/** Kinds of equipment the live-room configurator may list. */
export const equipmentCategories = [
  'camera',
  'lens',
  'light',
  'screen',
  'capture',
  'audio',
  'computer',
  'network',
  'backdrop',
  'support',
] as const;
/** A kind of equipment. */
export type EquipmentCategory = (typeof equipmentCategories)[number];

/** Budget tiers of the configurator. */
export const budgetTiers = ['entry', 'standard', 'flagship'] as const;
/** A budget tier of the configurator. */
export type BudgetTier = (typeof budgetTiers)[number];

/** Kinds of a visitor's saved design. */
export const savedDesignKinds = ['live_room', 'cutout', 'flower', 'sdk'] as const;
/** The kind of a saved design. */
export type SavedDesignKind = (typeof savedDesignKinds)[number];
