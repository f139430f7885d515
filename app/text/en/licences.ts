import { texts } from "../catalogue.ts";

/** The page of third-party licences. The notices themselves are not translated. */
export const licencesTexts = texts("licences", {
  lead: "Tare is built with these packages. Their makers let everybody use them under the licences below.",
  loading: "Loading the licences…",
  failed: "The licences could not be loaded",
  failedText: "Check your connection, then try again.",
  caption: "Packages and their licences",
  package: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
});
