import { texts } from "../catalogue.ts";

/** Texts of the parts of app/ui and app/charts. */
export const partTexts = texts("parts", {
  clear: "Clear",
  dismiss: "Dismiss",
  close: "Close",
  open: "Open",
  commands: "Commands",
  unsaved: { title: "Discard your changes?", discard: "Discard", keep: "Keep editing" },
  noOptions: "No options",
  noMatch: (typed: string) => `No match for “${typed}”. Choose one from the list.`,
  loading: "Loading…",
  noNumber: (typed: string) => `“${typed}” is not a number. Type digits, for example 1,250.5.`,
  marks: {
    assumed: "assumed",
    estimate: "estimate",
    below_scale: "below scale",
    yours: "yours",
    other_period: "other period",
  },
  pages: (list: string) => `Pages of ${list}`,
  rowsOf: (range: string, count: string) => `${range} of ${count}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  reusable: "Reusable",
  saving: "Saving…",
  sending: "Saved in this browser, being sent: you can go on working",
  saved: (time: string) => `Saved ${time}`,
  keptHere: (time: string) => `Saved in this browser, ${time}`,
  notSaved: "Not saved: kept in this browser.",
  notSavedBecause: (reason: string) => `Not saved: ${reason}`,
  notSent: (reason: string) => `Kept here only: ${reason}`,
  /** edits that are stored in this browser and sent to the server later */
  waiting: {
    offline: "Offline: saved in this browser, sent later",
    retrying: "Saved in this browser, sent again soon",
    busy: "The server is busy: saved in this browser, sent in a moment",
    session: "Saved in this browser until you log in",
  },
  guest: "Guest: saved in this browser only",
  csv: {
    xlsx: "As an Excel workbook (.xlsx)",
    decimalComma: "Decimal comma",
    short: "CSV",
    writing: (percent: string) => `Writing, ${percent}`,
    stop: "Stop",
    failed: "The file could not be written. Please try again.",
  },
  /** of undo steps by name; a step without a name is an empty text */
  history: {
    next: {
      undo: (what: string | null) => (what === null ? "Nothing to undo" : what === "" ? "Undo" : `Undo: ${what}`),
      redo: (what: string | null) => (what === null ? "Nothing to redo" : what === "" ? "Redo" : `Redo: ${what}`),
    },
    done: { undo: (what: string) => `Undone: ${what}.`, redo: (what: string) => `Redone: ${what}.` },
  },
  /** of a column of summary scores */
  scoreHead: "score",
  product: "Product",
  scoreOfProduct: ({ name, score }: { name: string; score: string }) => `${name}, ${score}`,
  /** a score in a sentence */
  scoreOf100: (score: string) => `${score} of 100`,
  scoreRange: (range: string) => `5–95% range ${range}`,
});
