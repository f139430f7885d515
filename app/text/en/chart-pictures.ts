import { texts } from "../catalogue.ts";

export const chartPicturesTexts = texts("chart-pictures", {
  save: "Save image",
  menu: (what: string) => `Save image: ${what}`,
  svg: "SVG, for print",
  png: "PNG, for slides",
  failed: "The image could not be made. Please try again.",

  source: (citation: string) => `Source: ${citation}`,
  /** if the year of the version is unknown, for example offline */
  data: (version: string, address: string) => `Tare reference data, version ${version}. ${address}`,
  saved: (date: string) => `Saved on ${date}`,

  /** names of the charts in the names of buttons */
  charts: {
    ranking: "ranking",
    stages: "life-cycle stages",
    breakEven: "break-even",
    whatIf: "what if",
    endOfLife: "end of life",
    contributions: "where it arises",
    scores: "portfolio scores",
  },
  /** names of the charts in file names */
  files: {
    ranking: "ranking",
    stages: "life-cycle-stages",
    breakEven: "break-even",
    whatIf: "what-if",
    endOfLife: "end-of-life",
    contributions: "contributions",
    scores: "scores",
  },
});
