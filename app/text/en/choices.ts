import { texts } from "../catalogue.ts";

/** Texts of the lists that wizards and page flows choose from. Numbers arrive formatted. */
export const choiceTexts = texts("choices", {
  regionsLabel: "Regions",
  regionOfUse: "Region of use",
  imaginary: (region: string) => `${region} (imaginary)`,
  /** counts figures on energy, recovery, waste and litter */
  moreRegions: "More regions",
  /** a region guessed from the languages of the browser */
  guessed: (region: string) => `Region: ${region}, guessed from your browser.`,
  change: "Change",
  allRowsOwn: "Full regional data",
  someRowsOwn: (own: string, all: string) => `${own} of ${all} figures are regional.`,
  otherRows: (own: string, others: string, region: string, estimates: string) =>
    `${own} ${others} are those of ${region}, ${estimates} of them estimates.`,
  foodsLabel: "Foods",
  allFoods: (count: string) => `All ${count} foods`,
  defineFood: "Define New Food",
  defineProduct: "Define New Product",
  searchFoods: "Search foods",
  noFoodFound: (search: string) => `No food matches “${search}”.`,

  searchProducts: "Search name or material",
  filterLabel: "Kind of product",
  filters: {
    all: (count: string) => `All ${count}`,
    reusable: (count: string) => `Reusable ${count}`,
    single_use: (count: string) => `Single-use ${count}`,
  },
  viewAll: "View All",
  viewChosen: "View chosen",
  selectAll: "Select All",
  reset: "Reset",
  productsTable: "Products",
  columns: {
    choose: "Chosen",
    product: "Product",
    material: "Material",
    mass: (unit: string) => `Mass, ${unit}`,
    uses: "Uses",
    wash: "Washed in",
  },
  notWashed: "not washed",
  /** short names of materials, heaviest first: "Stainless steel, PP" */
  materials: (names: readonly string[]) => {
    const list = names.join(", ");
    return list.charAt(0).toUpperCase() + list.slice(1);
  },
  noProductFound: "No product matches. View All shows the whole list again.",
  noProductForUseCase: "There are no products for this use case yet.",

  selectionTitle: "Your selection",
  /** for more than one product */
  selectionCount: (count: string, _reusable: number, shown: string) => `${count} products, ${shown} of them reusable`,
  selectionOne: (reusable: boolean) => (reusable ? "1 product, reusable" : "1 product, single-use"),
  selectionEmpty: "Nothing chosen yet.",
  selectionShort: (_count: number, _reusable: number, shownCount: string, shownReusable: string) =>
    `${shownCount} chosen, ${shownReusable} reusable`,
  remove: (name: string) => `Remove ${name}`,
  lastProduct: "A comparison needs at least one product.",
  includesReusable: "Includes a reusable option",
  needsReusable: "Please include at least one reusable option in your selection to continue.",
  addTypical: "Add a typical reusable",
  addTypicalNamed: (name: string) => `Add a typical reusable: ${name}`,
  addTypicalIs: (name: string, uses: string) => `${name}, washed and used ${uses} times`,
  portfolioModes: { label: "Show", edit: "Edit", scores: "Scores", returns: "Returns" },
});
