/** Address of a picture that the clipboard did not bring along. */
export const MISSING_PICTURE = 'missing:picture';
