/** The commands of operators: `src/server/process/NAME.ts` is built to `dist/server/NAME.js`. */
export const commands = ['audit-verify', 'backup', 'restore', 'seed-many', 'user-create'];
