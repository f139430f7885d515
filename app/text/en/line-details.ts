import { plural, texts } from "../catalogue.ts";

/** Purchase details of lines: numbers of the article and order, site, country, supplier and date. */
export const lineDetailTexts = texts("line-details", {
  names: {
    gtin: "GTIN",
    item_code: "Article number",
    site: "Site",
    country: "Country",
    supplier: "Supplier",
    order_number: "Order number",
    date: "Date",
  },
  title: "Purchase",
  gtinHint: "EAN, UPC or barcode",
  gtinMistyped: "The check digit is wrong: please look again. It is kept as typed.",
  dateHint: "Year, month and day: 2026-03-12",
  dateFault: "Type a day as year, month and day: 2026-03-12.",
  view: {
    menu: "Filter",
    more: "More filters and columns",
    menuActive: (count: string) => `Filter (${count})`,
    allSites: "All sites",
    noSite: "Without a site",
    assumed: "Only with an assumed food",
    forbidden: "Only what may not be sold",
    otherPeriod: "Only dates outside the period",
    byNumber: "By number: uses, mass, climate or score…",
    column: (detail: string) => `Show ${detail}`,
  },
  /** dialog of a numeric filter */
  number: {
    title: "Show lines by a number",
    figure: "Figure",
    figures: { quantity: "Uses", mass: "Mass", climate: "Climate impact", score: "Score" },
    sign: "Show lines with",
    signs: { more: "more than", less: "less than" },
    than: "Number",
    missing: "Type a number, for example 10,000.",
    apply: "Filter",
    cancel: "Cancel",
  },
  /** numeric filters in words */
  limits: {
    quantity: {
      more: (than: string, _unit: string) => `more than ${than} uses`,
      less: (than: string, _unit: string) => `less than ${than} uses`,
    },
    mass: {
      more: (than: string, unit: string) => `more than ${than} ${unit} of material`,
      less: (than: string, unit: string) => `less than ${than} ${unit} of material`,
    },
    climate: {
      more: (than: string, unit: string) => `more than ${than} ${unit}`,
      less: (than: string, unit: string) => `less than ${than} ${unit}`,
    },
    score: {
      more: (than: string, _unit: string) => `score above ${than}`,
      less: (than: string, _unit: string) => `score below ${than}`,
    },
  },
  /** the filters in force */
  active: {
    label: "Active filters",
    shown: "Only lines with:",
    assumed: "an assumed food",
    forbidden: "a product that may not be sold",
    otherPeriod: "a date outside the period",
    remove: (filter: string) => `Remove the filter: ${filter}`,
    clear: "Clear search and filters",
    found: (count: number, shown: string, all: string) =>
      plural(count, { one: `1 of ${all} lines matches.`, other: `${shown} of ${all} lines match.` }),
  },
  step: (detail: string, product: string) => `${detail} of ${product}`,
  bulkStep: (detail: string, count: string) => `${detail} of ${count} lines`,
});
