/** A data version as a name: spreadsheets take `2026.10` for a number and make 2026.1 of it. */
export const versionCell = (data_version: string): string =>
  /^\d/.test(data_version) ? `v${data_version}` : data_version;
