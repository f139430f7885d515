import { plural, texts } from "../catalogue.ts";

const lines = (count: number, shown: string): string => plural(count, { one: "1 line", other: `${shown} lines` });

/** Texts of the portfolio editor. Numbers arrive formatted. */
export const portfolioEditorTexts = texts("portfolio-editor", {
  kicker: (region: string) => `Portfolio, ${region}`,
  scenarioOf: (name: string) => `Scenario of ${name}`,
  addProducts: "Add Products to Portfolio",
  import: "Import",
  notUndone: "That can no longer be undone: the lines have changed elsewhere.",
  more: "More commands",
  mergeEqual: "Merge equal lines",
  merged: (count: number, shown: string) =>
    count === 0 ? "No two lines are equal." : `${lines(count, shown)} merged into equal lines.`,
  duplicate: "Duplicate as scenario",
  scenarioName: (name: string) => `${name}, scenario`,

  /** opens the sheet with search and filters on a phone */
  filter: "Filter",
  search: "Find product, site or number",
  usecaseFilter: "Use case",
  allUseCases: "All use cases",

  table: (name: string) => `Lines of ${name}`,
  columns: {
    choose: "Choose",
    use_case: "Use case",
    product: "Product",
    food: "Food",
    label: "Label",
    quantity: "Quantity, uses",
    pieces: "Pieces",
    mass: (unit: string) => `Mass, ${unit}`,
    climate: (unit: string) => `Climate, ${unit}`,
    score: "Score",
    menu: "Commands",
  },
  sortBy: "Sort by",
  asAdded: "In the order added",
  chooseAll: "Choose all lines shown",
  chooseLine: (product: string) => `Choose ${product}`,
  sortedBy: (column: string, descending: boolean) =>
    descending ? `Sorted by ${column}, largest first.` : `Sorted by ${column}.`,
  openLine: (product: string) => `${product}, details`,
  changeFood: (product: string, food: string) => `Food of ${product}: ${food}`,
  /** beside the mark "assumed" */
  highestRisk: "Highest-risk food",
  foodOf: (product: string) => `Food of ${product}`,
  quantityOf: (product: string) => `Quantity of ${product} in uses`,
  piecesOf: (product: string) => `Pieces of ${product}`,
  menuOf: (product: string) => `Commands for ${product}`,
  gone: "no longer exists",
  printed: (shown: string, all: string) =>
    `The first ${shown} of ${all} lines, in the order chosen. The CSV export has all of them.`,
  noLines: "No line matches. Clear the search and the filters.",
  empty: "This portfolio has no lines.",

  menu: {
    edit: "Edit Product",
    profile: "Product Profile",
    remove: "Remove Product",
    lastLine: "Remove Product (a portfolio needs at least one)",
    details: "Details",
  },

  quantityFaults: {
    no_number: "Type a whole number, for example 1,250.",
    too_small: "The quantity must be at least 1.",
    too_large: "The quantity can be 10,000,000,000 at most.",
    not_whole: "The quantity must be a whole number of uses.",
  },
  takeOffer: (quantity: string) => `Use ${quantity}`,
  keptQuantity: (product: string, quantity: string) => `${product} keeps its quantity of ${quantity}.`,

  pasted: {
    notHere: "Several cells can only be pasted onto quantities. Nothing was changed.",
    columns: "The pasted cells have more than one column. Copy the column of quantities alone. Nothing was changed.",
    tooMany: (cells: string, lines: string) =>
      `${cells} cells were pasted, but there are only ${lines} lines from here down. Nothing was changed.`,
    noQuantity: (place: string, cell: string) =>
      `Cell ${place} of those pasted, “${cell}”, is not a quantity. Nothing was changed.`,
  },
  copied: (count: number, shown: string) => `${lines(count, shown)} copied as cells.`,

  foot: {
    lines: (count: number) => plural(count, { one: "line", other: "lines" }),
    uses: (count: number) => plural(count, { one: "use", other: "uses" }),
    material: (unit: string) => `${unit} of material`,
    climate: (unit: string) => `${unit} CO2e`,
    score: "of 100, summary score",
    shown: (range: string, count: string) => `Shown: ${range} of ${count}`,
    found: (range: string, count: string, all: string) => `Shown: ${range} of ${count} found, ${all} in all`,
    scoring: "Scoring…",
    progress: (percent: string) => `Scoring, ${percent}`,
    cancel: "Cancel",
    cancelled: "The scoring was stopped; the figures are the earlier ones.",
    retry: "Score again",
    failed: "The scores could not be computed. The lines are safe.",
  },

  bulk: {
    chosen: (count: number, shown: string) => `${lines(count, shown)} chosen`,
    hidden: (shown: string) => `(${shown} not shown)`,
    change: "Change",
    clear: "Clear selection",
    set: "Set quantity",
    scale: "Scale quantities",
    food: "Change food",
    product: "Replace product",
    label: "Set label or site",
    remove: "Remove",
    removeAll: "A portfolio needs at least one line.",
    apply: "Apply",
    cancel: "Cancel",
    titles: {
      set: (what: string) => `Set the quantity of ${what}`,
      scale: (what: string) => `Scale the quantities of ${what}`,
      food: (what: string) => `Change the food of ${what}`,
      product: (what: string) => `Replace the product of ${what}`,
      label: (what: string) => `Set label or site of ${what}`,
    },
    what: (count: number, shown: string) => lines(count, shown),
    quantity: "Quantity, uses",
    factor: "Percent of what it is now",
    factorHint: "50 halves every quantity, 200 doubles it. Results are rounded to whole uses, at least 1.",
    factorFault: "Type a percentage above 0, at most 100,000.",
    newFood: "Food",
    newProduct: "Product",
    whichText: "What to set",
    labelHint: "At most 80 characters; leave it empty to remove it.",
    oneUseCase: "Replace product: only lines of one use case",
    sameServing: "Quantities stay the same: as many uses of the new product.",
    removed: (count: number, shown: string) => `${lines(count, shown)} removed.`,
    changed: (count: number, shown: string) => `${lines(count, shown)} changed.`,
  },

  /** names of undo steps */
  steps: {
    quantity: (product: string) => `quantity of ${product}`,
    food: (product: string) => `food of ${product}`,
    label: (product: string) => `label of ${product}`,
    remove: (product: string) => `removal of ${product}`,
    bulkQuantity: (count: string) => `quantities of ${count} lines`,
    bulkFood: (count: string) => `food of ${count} lines`,
    bulkProduct: (count: string) => `product of ${count} lines`,
    bulkRemove: (count: string) => `removal of ${count} lines`,
    merge: "merging of equal lines",
    add: (count: number, shown: string) => plural(count, { one: "added product", other: `${shown} added products` }),
  },

  drawer: {
    kicker: (useCase: string, place: string) => `${useCase}, line ${place}`,
    tabs: { label: "About this line", details: "Details", info: "Info" },
    quantity: "Quantity, uses",
    quantityHint: "How often the product is used; one use serves one portion of its size.",
    pieces: "Pieces bought",
    piecesHint: (uses: string) => `Each piece serves ${uses} uses.`,
    food: "Food",
    foodHint: "Foods that another line already has with this product are left out.",
    label: "Label",
    labelHint: "Free text, at most 80 characters",
    scores: "Scores of this line",
    metric: "Metric",
    score: "Score",
    raw: "Total of the line",
    summary: "Summary",
    noScores: "This line is not scored: its product or food no longer exists.",
    description: "Description",
    materials: "Materials",
    mass: "Mass of a piece",
    uses: "Uses of a piece",
    size: "Size",
    washed: "Washed in",
    notWashed: "not washed",
    kind: "Kind",
    reusable: "Reusable",
    singleUse: "Single use",
    previous: "Previous line",
    next: "Next line",
  },

  head: {
    edit: "Change name and description",
    title: "Name and description",
    name: "Name",
    description: "Description",
    needsBoth: "A portfolio needs a name and a description.",
    save: "Save",
    cancel: "Cancel",
  },

  add: {
    title: "Add products",
    /** subject of the help */
    help: "Adding products",
    steps: { 1: "Use case", 2: "Food", 3: "Products" },
    progress: "Steps",
    stepOf: (step: string, title: string) => `Step ${step} of 3, ${title}`,
    stepState: { done: "done", current: "current step", todo: "not done yet" },
    cancel: "Cancel",
    back: "Back",
    next: "Next",
    skip: "Skip",
    skipHint: "assumes the highest-risk food",
    add: (count: number, shown: string) => plural(count, { one: "Add 1 product", other: `Add ${shown} products` }),
    addNone: "Add products",
    quantity: "Quantity, uses",
    /** chosen products of the other use cases; each is a button that shows them */
    others: "Also chosen:",
    other: (usecase: string, count: number, shown: string) =>
      plural(count, { one: `${usecase}, 1 product`, other: `${usecase}, ${shown} products` }),
    another: "Another use case",
    increments: "If a product is already there with this food, the quantity is added to its own.",
    added: (count: number, shown: string) =>
      plural(count, { one: "1 product added.", other: `${shown} products added.` }),
  },

  failed: "The change could not be saved in this browser. Please try again.",
  refused: "The lines were changed elsewhere in the meantime, so this was not done. Please check them.",
  /** for a portfolio of which another device has a version that is too large for the server */
  largerElsewhere: {
    text: (since: string) =>
      `Since ${since} one of your devices has a larger version of this portfolio, too large for the server. This is the earlier version.`,
    dismiss: "I don't need that version",
  },
  /** for a portfolio that is too large for the server */
  hereOnly: (lines: string) =>
    `This portfolio is kept in this browser only: the server takes up to ${lines} lines. Your other devices have at most an earlier version. To move this one there, share it as a file.`,
  loading: "Opening the lines…",
  /** the server has lost the lines */
  damaged:
    "The server cannot read them; nothing was changed. Open the portfolio in the browser where you last edited it and change anything: that sends the lines again. If there is no such browser, ask the operator to restore them from a backup.",
  entriesFailed: "The lines of this portfolio could not be read.",
  notFound: {
    title: "This portfolio is not here.",
    text: "It may have been deleted, or it was made in another browser.",
    home: "Home",
    create: "Create a portfolio",
  },
});
