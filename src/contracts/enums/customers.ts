/** What two customers can have in common, which may be one; contacts first. */
export const matchReasons = ['contactPhone', 'contactEmail', 'contactWechat', 'name'] as const;
export type MatchReason = (typeof matchReasons)[number];
