export const staffRoles = ['administrator', 'editor', 'sales', 'support', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Purposes of a one-time ticket: the second step of a sign-in, or a new password. */
export const ticketPurposes = ['second_factor', 'new_password'] as const;
export type TicketPurpose = (typeof ticketPurposes)[number];
