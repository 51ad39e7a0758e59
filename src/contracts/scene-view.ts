/** What the address of a virtual scene says of the view: keys of a camera and of a light. */
export interface ViewChoice {
  camera?: string | undefined;
  light?: string | undefined;
}

/** The address of a page with a view; what else it says stays. */
export function addressWith(address: string, { camera, light }: ViewChoice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ camera, light })) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.pathname + url.search + url.hash;
}

/** Path of the poster of a view, below the base path. The token of the scene's link opens it. */
export function scenePosterFile(
  token: string,
  { camera, light, locale }: ViewChoice & { locale: string },
): string {
  const query = new URLSearchParams({ locale, ...(camera && { camera }), ...(light && { light }) });
  return `files/shares/${token}/poster.jpg?${query}`;
}
