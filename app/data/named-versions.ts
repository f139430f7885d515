import { recordOf, textOf } from "./plain-json.ts";

/** A dataset version that a document is pinned to, and the document's region of use. */
export interface NamedVersion {
  readonly version: string;
  readonly region_use: string | null;
}

/** The pinned version in a stored record of a comparison or portfolio; null if it has none. */
export const versionNamedBy = (stored: unknown, field: "comparison" | "portfolio"): NamedVersion | null => {
  const content = recordOf(recordOf(stored)?.[field]);
  // in a portfolio's record the head is one level deeper, beside the entries
  const document = recordOf(content?.[field]) ?? content;
  const version = textOf(document?.["data_version"]);
  return version === null ? null : { version, region_use: textOf(document?.["region_use"]) };
};
