/** What a member of staff may do. */
export const staffRoles = ['administrator', 'editor', 'sales', 'support', 'viewer'] as const;
/** What a member of staff may do. */
export type StaffRole = (typeof staffRoles)[number];

/** Who caused an audited action. */
export const auditActors = ['staff', 'customer', 'visitor', 'api_key', 'system'] as const;
/** Who caused an audited action. */
export type AuditActor = (typeof auditActors)[number];
