import { texts } from "../catalogue.ts";

/** The Compare page of guests; the main text comes from the content service (slug `compare`). */
export const regionTexts = texts("region", {
  title: "Compare",
  question: "Where will the products be used?",
});
