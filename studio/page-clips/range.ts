/** Brightest value that a layer can have: highlights on glass are above white. */
export const range = 4;
