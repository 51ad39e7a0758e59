import { staffUsers } from '#db/schema/staff.ts';

/** Id and name of the joined member of staff; the join gives null where there is none. */
export const staffName = { id: staffUsers.id, name: staffUsers.name };
