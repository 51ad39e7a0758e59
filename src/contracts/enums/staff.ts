/** Roles of staff members. */
export const staffRoles = ['administrator', 'editor', 'sales', 'support', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Kinds of actors in the audit log. */
export const auditActors = ['staff', 'customer', 'visitor', 'api_key', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];
