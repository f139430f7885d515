import { atom } from "jotai";
import { DATA_PACKAGE_FILE, dataAddress } from "../../edge-api/contract/citation.ts";
import { formatDate } from "../text/dates.ts";
import { chartPicturesTexts as words } from "../text/en/chart-pictures.ts";
import { citationTexts } from "../text/en/citation.ts";
import { subjectVersionAtom } from "../state/analysis/subject-settings.ts";
import { openTables, servicesAtom, type Services } from "../state/core/services.ts";
import type { Subject } from "../state/core/subject.ts";
import { subjectFile } from "./subject-file.ts";

/** The columns of the files that say what a chart is about, in this order. */
const ABOUT: readonly string[] = ["comparison", "portfolio", "use case", "food", "region"];

/** The citation of a dataset version; without its year if the server does not answer. */
const citationOf = async (services: Services, version: string): Promise<string> => {
  const { origin } = globalThis.location;
  try {
    const versions = await (await (await openTables(services)).pinned()).versions();
    const found = versions.ok ? versions.value.find((one) => one.version === version) : undefined;
    if (found) return citationTexts.dataset(version, found.created, origin);
  } catch {
    // code that could not be loaded
  }
  return words.data(version, `${origin}${dataAddress(version, DATA_PACKAGE_FILE)}`);
};

interface DescribedChart {
  readonly title: string;
  /** what is measured, in which unit */
  readonly note: string;
  readonly chart: keyof typeof words.files;
}

/**
 * What a saved chart says about itself and its file name (without extension), as in `ChartFacts` of app/charts; null = the
 * subject has no scores, or its dataset's names could not be loaded.
 */
export const chartFactsAtom = atom(
  null,
  async (get, _set, subject: Subject, { title, note, chart }: DescribedChart) => {
    const services = get(servicesAtom);
    const version = get(subjectVersionAtom(subject));
    const file = version === null ? null : await subjectFile(get, subject, version);
    if (version === null || file === null) return null;
    const now = services.now();
    const about = ABOUT.flatMap((name) => {
      const value = file.context.find((cell) => cell.name === name)?.value;
      return typeof value === "string" ? value : [];
    });
    return {
      fileName: file.fileName(words.files[chart], new Date(now)),
      title,
      note,
      about: about.join(" · "),
      source: words.source(await citationOf(services, version)),
      date: words.saved(formatDate(now)),
    };
  },
);
