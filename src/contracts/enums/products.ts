/** The products; the keys are used in their routes. */
export const productKeys = ['3d', 'cyan', 'flower', 'sdk', 'app'] as const;
export type ProductKey = (typeof productKeys)[number];

export function isProductKey(key: string | null): key is ProductKey {
  return productKeys.some((productKey) => productKey === key);
}

/** Categories of equipment in the live-room configurator. */
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
export type EquipmentCategory = (typeof equipmentCategories)[number];

/** Budget tiers of the configurator. */
export const budgetTiers = ['entry', 'standard', 'flagship'] as const;
export type BudgetTier = (typeof budgetTiers)[number];

/** Kinds of designs that a visitor can save. */
export const savedDesignKinds = ['live_room', 'cutout', 'flower', 'sdk'] as const;
export type SavedDesignKind = (typeof savedDesignKinds)[number];
