import { texts } from "../catalogue.ts";

export const informationTitles = texts("information-titles", {
  whatis: "What is this tool?",
  understanding: "Understanding the results",
  "howto-tool": "How to use this tool",
  "howto-scorecard": "How to read the scorecard",
  methodology: "Methodology",
  "scorecard-help": "Scorecard help",
  "recycling-help": "Recycling help",
  "customize-help": "Own settings",
  credits: "Credits and sources",
  privacy: "Privacy notice",
  licences: "Licences",
});
