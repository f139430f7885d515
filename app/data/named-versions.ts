import { recordOf, textOf } from "./plain-json.ts";

/** A dataset version that a document is of, and where what it is about is used. */
export interface NamedVersion {
  readonly version: string;
  readonly region_use: string | null;
}

/** The version in a stored record of a comparison or portfolio, as it lies there; null where it names none. */
export const versionNamedBy = (stored: unknown, field: "comparison" | "portfolio"): NamedVersion | null => {
  const content = recordOf(recordOf(stored)?.[field]);
  // a portfolio stands beside its entries, within a record of its own
  const document = recordOf(content?.[field]) ?? content;
  const version = textOf(document?.["data_version"]);
  return version === null ? null : { version, region_use: textOf(document?.["region_use"]) };
};
