/** The form in which names of columns are compared: case, width and spaces are no difference. */
export const headForm = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
