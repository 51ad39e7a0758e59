/**
 * Connections for previews. Each serves one preview only, since its prepared statements are about the
 * drafts of that one: see `layDrafts`.
 */
export const PREVIEW_POOL = { max: 2, maxUses: 1, statementLimitMs: 5_000 };
