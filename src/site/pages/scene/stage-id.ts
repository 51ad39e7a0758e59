/** Id of the section with the picture, at the top of the page. */
export const STAGE_ID = 'stage';
