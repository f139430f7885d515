/**
 * Largest number of lines of a view that are printed, about a dozen pages (100,000 lines would fill 2,500). The printed sheet
 * says how many lines exist and that the downloaded file has all of them.
 */
export const MAX_PRINTED = 500;
