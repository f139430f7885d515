import { plural, texts } from "../catalogue.ts";

/** Creation of own products from a list of components. Numbers arrive formatted. */
export const importComponentTexts = texts("import-components", {
  title: "Own products from a list of components",
  note: "This file lists components, not purchases. Each product becomes one of your own: components, materials and masses come from the file, everything else from the product it is most like.",
  loading: "Reading the components",
  count: (products: number, shown: string, lines: number, shownLines: string) =>
    `${plural(products, { one: "1 product", other: `${shown} products` })} of ${plural(lines, { one: "1 line", other: `${shownLines} lines` })}`,
  product: "Product",
  like: "Like",
  components: "Components",
  state: "State",
  likeOf: (name: string) => `Product that ${name} is like`,
  noLike: "choose which product it is like",
  change: "Change",
  changeOf: (name: string) => `Change what ${name} is like`,
  component: (name: string, material: string, grams: string) => `${name}: ${material}, ${grams} g`,
  gtinWrong: (gtin: string) => `The check digit of the GTIN ${gtin} is wrong.`,
  fromCase: "net weight of a case ÷ units",
  ready: "ready",
  isThere: "A product already has this name; a number is added to the new one.",
  inRow: (row: string, fault: string) => `Row ${row}: ${fault}`,
  faults: {
    no_product: "no product is named",
    no_material: "no material",
    no_mass: "no mass",
    bad_mass: "the mass is not a number above 0",
    bad_recycled: "the recycled content is not a percentage",
    too_many_components: "a product can have 100 components at most",
    unknown_material: (material: string) => `choose what “${material}” is`,
  },
  materials: "Materials to identify",
  materialsNote: "These could be several materials, or none we know. Your answer applies to the whole file.",
  materialOf: (text: string) => `Material of ${text}`,
  shownOf: (shown: string, all: string) => `The first ${shown} of ${all}; those with faults come first.`,
  nameless: (rows: string) => `Rows without a product or GTIN are left out: ${rows}.`,
  create: (count: number, shown: string) =>
    plural(count, { one: "Create 1 product", other: `Create ${shown} products` }),
  created: (count: number, shown: string) =>
    plural(count, { one: "1 product created.", other: `${shown} products created.` }),
  refused: (rows: string) =>
    `The products in these rows were not created, because something in them is not valid: ${rows}.`,
  undo: "Undo",
  undone: "The products were removed.",
  failed: "The products could not be saved. Please try again.",
  notes: {
    gtin: (gtin: string) => `GTIN ${gtin}.`,
    weighed: (parts: string) => `Weighed: ${parts}.`,
    specified: (parts: string) => `As specified: ${parts}.`,
    fromCase: (parts: string) => `Net weight of a case divided by its units: ${parts}.`,
  },
});
