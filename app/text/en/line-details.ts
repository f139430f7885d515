import { texts } from "../catalogue.ts";

/** Texts of what lines may have beside their label: numbers of the article and order, site, country and date. */
export const lineDetailTexts = texts("line-details", {
  names: {
    gtin: "GTIN",
    item_code: "Article number",
    site: "Site",
    country: "Country",
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
    menuActive: (count: string) => `Filter (${count})`,
    allSites: "All sites",
    noSite: "Without a site",
    assumed: "Only with an assumed food",
    forbidden: "Only what may not be sold",
    moreThan: (uses: string) => `Only more than ${uses} uses`,
    column: (detail: string) => `Show ${detail}`,
  },
  step: (detail: string, product: string) => `${detail} of ${product}`,
  bulkStep: (detail: string, count: string) => `${detail} of ${count} lines`,
});
