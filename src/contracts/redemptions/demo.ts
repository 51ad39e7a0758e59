/** Codes of the demo content, which README names for those who run the site on their own machine. */
export const demoCodes = ['DEM0-CARD-0000-0015', 'DEM0-CARD-0000-0023', 'DEM0-CARD-0000-0031'];
