import { plural, texts } from "../catalogue.ts";

/** Texts about the period of a portfolio. Numbers and periods arrive formatted. */
export const periodTexts = texts("periods", {
  covers: (period: string, length: string) => `The quantities cover ${period} (${length}).`,
  change: "Change period",
  lengths: { 12: "a year", 6: "half a year", 3: "a quarter", 1: "a month" },
  years: (years: string) => `${years} years`,
  ask: (months: string) => `The lines are dated ${months}. Do the quantities cover that?`,
  take: (months: string) => `Yes, ${months}`,
  keep: (period: string) => `No, ${period}`,
  outside: (lines: number, shown: string) =>
    plural(lines, { one: "1 line is dated outside it.", other: `${shown} lines are dated outside it.` }),
  show: "Show these lines",
  cover: (months: string) => `Cover ${months}`,
  /** the name of the undo step */
  step: "period",

  dialog: {
    title: "Period",
    text: "What the quantities of this portfolio cover. Sums a year, packaging returns and progress follow from it.",
    length: "Length",
    free: "From … to …",
    from: "First day",
    to: "Last day",
    until: (day: string) => `Until ${day}`,
    order: "The last day is before the first.",
    save: "Save period",
    cancel: "Cancel",
  },

  /** beside a sum of the period: "12.3 t a year" */
  perYear: (amount: string) => `${amount} a year`,
});
