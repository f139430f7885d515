import { texts } from "../catalogue.ts";

/** Shared results embedded in pages of other sites, and the dialog that gives the code for it. */
export const embedTexts = texts("embed", {
  loading: "Loading the shared results…",
  /** the line below the chart */
  source: (version: string) => `Tare, data ${version}`,
  open: { comparison: "Open the whole comparison", portfolio: "Open the whole portfolio" },
  newTab: "(in a new tab)",
  portfolioScores: (name: string, score: string) => `${name}: ${score}`,
  retry: "Try again",

  code: {
    title: "Embed in a web page",
    text: "Paste this code into the page. Visitors see the results as they are now; nothing is stored in their browsers and no cookies are used. If you revoke the link, the frame says so instead.",
    shown: "Shown in the frame",
    label: "Code to embed",
    /** title of the frame, for screen readers */
    frame: (name: string, chart: string) => `${name}, ${chart} · Tare`,
    height: (height: string) =>
      `The height of ${height} px fits a frame 600 px wide or wider. Give it more in a narrower column, or listen: the frame sends {type: "tare:height", height} to the page.`,
  },
  charts: {
    ranking: "Ranking",
    scores: "Portfolio scores",
    stages: "Where the impact arises",
    "break-even": "Break-even",
    "end-of-life": "End of life",
  },
});
