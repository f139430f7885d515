/** Licence of the reference data as a whole. Why share-alike: migrations/reference-data/decisions.md. */
export const DATA_LICENCE = {
  name: "CC-BY-SA-4.0",
  title: "Creative Commons Attribution-ShareAlike 4.0 International",
  path: "https://creativecommons.org/licenses/by-sa/4.0/",
} as const;

/** Address of a file of a dataset version; it never changes. @param file `impact.csv`, `all.zip`, … */
export const dataAddress = (version: string, file: string): string => `/data/${encodeURIComponent(version)}/${file}`;

/** What the description of a whole version is called. */
export const DATA_PACKAGE_FILE = "datapackage.json";
export const DATA_ARCHIVE_FILE = "all.zip";
/** The same by W3C's CSV on the Web, at the name where its readers look for it. */
export const CSV_METADATA_FILE = "csv-metadata.json";

/**
 * How to cite a version of the reference data, in one line.
 *
 * @param created when the version was published, milliseconds since 1970, UTC
 * @param origin where the server is reached: `https://host`
 */
export const datasetCitation = (version: string, created: number, origin: string): string =>
  `Tare (${new Date(created).getUTCFullYear()}). Tare reference data, version ${version} [Data set]. ` +
  `${origin}${dataAddress(version, DATA_PACKAGE_FILE)}`;
