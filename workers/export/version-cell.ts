/** A data version as text: spreadsheets would read `2026.10` as the number 2026.1. */
export const versionCell = (data_version: string): string =>
  /^\d/.test(data_version) ? `v${data_version}` : data_version;
