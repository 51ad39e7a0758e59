/** The filters from the page's address. */
export type Filters = {
  section: string | undefined;
  product: string | undefined;
  level: string | undefined;
  q: string | undefined;
};
