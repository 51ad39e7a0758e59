/** PostgreSQL channel of changed sheets; the payload is `<id>:<revision>`. */
export const sheetChannel = 'sheet_changed';
/** PostgreSQL channel of shared links that may no longer open; the payload is the link's id. */
export const linkChannel = 'link_changed';
