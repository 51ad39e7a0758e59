/**
 * Part of a file that a sheet does not show yet: staff added it to what will be sent. Customers
 * cannot open it.
 */
export const UNSENT_PART = 'unsent';
