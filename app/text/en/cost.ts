import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 use", other: `${formatCount(count)} uses` });

/** Cost. Amounts arrive formatted with their currency, names written as inside a sentence. */
export const costTexts = texts("cost", {
  nav: "Cost",
  title: "Cost",
  note: "optional; prices stay in this browser, are never sent, and are deleted when you log out",
  currency: "Currency",
  currencyNote: "Changing the currency does not convert prices.",
  prices: (currency: string) => `Prices and costs, ${currency}`,
  product: "Product",
  piece: "Price of a piece",
  wash: "Price of a wash, per item",
  pieceOf: (product: string) => `Price of a piece: ${product}`,
  washOf: (product: string) => `Price of a wash: ${product}`,
  notWashed: "not washed",
  usesHead: "Uses counted",
  perUse: "Cost per use",
  perServing: "Cost per serving",
  negative: "A price must be 0 or more.",
  clear: "Clear all prices",
  notStored: "This browser cannot store prices: they are gone when you leave the page.",
  csvLabel: "Save the costs as CSV",
  failed: "The data for the costs could not be loaded.",
  unknown: "–",

  enter:
    "Enter what a piece costs, and what washing one costs: this shows the cost of a serving, and after how many uses a reusable has paid for itself in money.",
  cheapest: (product: string, cost: string) => `The ${quoted(product)} costs least, ${cost} a serving.`,
  missing: (count: number) =>
    plural(count, {
      one: "One product still needs a price.",
      other: `${formatCount(count)} products still need a price.`,
    }),

  breakEven: "After how many uses the reusable is ahead",
  breakEvenCsv: "Save the cost break-even as CSV",
  reusable: "Reusable",
  against: "Against",
  inMoney: "In money",
  onClimate: "On climate",
  never: "never",
  neverNote: "never: each use of the reusable costs more than one of the other.",
  sentence: (reusable: string, other: string, money: number, climate: number) =>
    `Against the ${quoted(other)} the ${quoted(reusable)} is cheaper after ${uses(money)} and better for the climate after ${uses(climate)}.`,

  portfolio: {
    total: (total: string) => `The uses of this portfolio cost ${total}.`,
    partial: (total: string, count: number) =>
      `The uses with a price cost ${total}; ${plural(count, { one: "one product still needs", other: `${formatCount(count)} products still need` })} a price.`,
    enter:
      "Enter what a piece costs, and what washing one costs: this shows what the uses of this portfolio cost, and after how many uses a reusable has paid for itself in money.",
    quantity: "Uses",
    cost: "Cost",
    share: "% of the cost",
  },
});
