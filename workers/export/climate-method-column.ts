/** The column with the set of warming potentials behind the climate figures of a file. */
export const CLIMATE_METHOD_COLUMN = "climate counted as";
