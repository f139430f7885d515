import { datasetCitation } from "../../../edge-api/contract/citation.ts";
import { texts } from "../catalogue.ts";

/** Citations of a version of the reference data, and of results stored on the server. */
export const citationTexts = texts("citation", {
  title: "How to cite",
  copy: "Copy",
  copied: "Copied to the clipboard.",
  notCopied: "Copying did not work here: select the line and copy it yourself.",
  /** `created`: milliseconds since 1970, UTC; `origin`: `https://host` */
  dataset: (version: string, created: number, origin: string): string => datasetCitation(version, created, origin),
  share: (name: string, created: number, version: string, address: string) =>
    `Tare (${new Date(created).getUTCFullYear()}). ${name}, computed with Tare reference data, version ${version} [Shared results]. ${address}`,
});
