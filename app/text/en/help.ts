import { texts } from "../catalogue.ts";

/** Frames of the help and information pages; their text comes from the content service. */
export const helpTexts = texts("help", {
  loading: "Loading the text…",
  stale: "The content service does not answer. This is the last version we received.",
  failed: "The text could not be loaded",
  failedText: "Everything else works without it. Check your connection, then try again.",
  notFoundText: "The content service has no such text. Everything else works without it.",
  help: (subject: string) => `Help: ${subject}`,
  /** subjects of texts whose page has no title */
  subjects: {
    howto: "How it works",
    usecase: "Use case",
    "customize-help": "Own settings",
    chemicals_tiers: "Tiers and declarations",
  },
  close: "Close",
  back: "Back",
  next: "Next",
  previous: "Previous",
  done: "Done",
  learnMore: "Read more about the method",
  page: (at: string, of: string) => `Page ${at} of ${of}`,
  pages: "Pages of the methodology",
  /** title of a chapter that has no heading */
  untitled: (at: string) => `Chapter ${at}`,
  otherLanguage: (name: string) => `This text is not available in English. Its language: ${name}.`,
  /** before the address of an embedded page, video or foreign image */
  leftOut: "Not shown here, because it would load from another site:",
  table: "Table",
  criteria: "What counts, material by material",
  legend: {
    title: "What the colours mean",
    range: (low: string, high: string) => `${low} to ${high}`,
    text: "Every colour comes with its number, so you never have to tell colours apart.",
  },
});
