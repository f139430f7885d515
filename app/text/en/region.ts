import { texts } from "../catalogue.ts";

/** The Compare page of guests. Its text comes from the content service (slug `compare`) once that is connected. */
export const regionTexts = texts({
  title: "Compare",
  text: "Compare single-use and reusable products that do the same job. Begin with the region in which they are used: it decides electricity, recycling, composting and waste treatment.",
  question: "Where will the products be used?",
});
