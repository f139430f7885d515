import { plural, texts } from "../catalogue.ts";

/** Results that keep the dataset version of their creation, and the effect of newer data on them. */
export const pinnedTexts = texts("pinned", {
  label: "Version of the reference data",
  kept: (version: string, newer: string) =>
    `These results use reference data ${version}; version ${newer} is now available.`,
  decided: (version: string, newer: string) =>
    `You kept reference data ${version} for these results; ${newer} is newer.`,
  explain: "A result never changes without asking you: compare both, then decide.",
  look: "Compare both versions",
  log: "What changed in the data",

  dialog: {
    title: (version: string, newer: string) => `Reference data ${version} and ${newer}, side by side`,
    comparing: "Scoring with both versions…",
    failed:
      "The two versions could not be compared. The results stay as they are; check your connection, then try again.",
    scoresCsv: "Save the scores with both versions as CSV",
    causesCsv: "Save the changed records as CSV",
    scores: "Scores with the old and the new data",
    columns: {
      what: "Summary score",
      before: (version: string) => `With ${version}`,
      now: (version: string) => `With ${version}`,
      change: "Change",
    },
    portfolio: "This portfolio",
    gone: "not there",
    metric: (name: string, before: string, now: string) => `${name} ${before} → ${now}`,
    better: (points: string) => `+${points}`,
    worse: (points: string) => `−${points}`,
    none: "0",
    causes: (count: number, shown: string) =>
      plural(count, { one: "1 changed record causes this", other: `${shown} changed records cause this` }),
    noCause: (changed: number, shown: string) =>
      changed === 0
        ? "No record of these tables differs between the versions."
        : plural(changed, {
            one: "1 record differs between the versions, and it moves none of these scores.",
            other: `${shown} records differ between the versions, and none of them moves these scores.`,
          }),
    others: (count: number, shown: string) =>
      plural(count, {
        one: "1 more record differs, and does not move these scores.",
        other: `${shown} more records differ, and do not move these scores.`,
      }),
    causesCaption: "Changed records that move these scores",
    nothing: "–",
    keep: (version: string) => `Keep ${version}`,
    accept: (version: string) => `Accept ${version}`,
    close: "Decide later",
    saveFailed: "That could not be saved. The results stay as they are; please try again.",
  },
});
