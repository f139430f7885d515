import { plural, texts } from "../catalogue.ts";

export const homeTexts = texts("home", {
  title: "Your work",
  sidebar: {
    label: "Home",
    guest: "Working as",
    guestName: "Guest, in this browser only",
    logIn: "Log in or create an account",
    user: "Logged in as",
    account: "Your account",
    whatIs: "What is this tool",
    howTo: "How to use it",
    methodology: "Methodology",
    credits: "Credits",
    /** opens the links and facts that are hidden in a narrow window */
    more: "More pages",
    yourWork: "Your work",
    openShared: "Open shared results",
    rules: "Upcoming rules",
    dataTitle: "Reference data",
    changes: "Versions and changes",
    data: (version: string, counts: string) => `Version ${version}: ${counts}.`,
    counts: (products: string, activities: string, regions: string) =>
      `${products} products, ${activities} activities, ${regions} regions`,
    backup: "Work from an older version of Tare was set aside.",
    downloadBackup: "Download it",
  },

  empty: {
    title: "Start from a finished comparison",
    text: (ways: string, region: string) =>
      `${ways} ways to serve a hot coffee in ${region}, scored on all seven metrics.`,
    more: "Change the products, the food or the region and see the result change.",
    /** name and note of the example */
    exampleName: "Example: coffee to go",
    exampleNote: "Four single-use cups and three returnable ones, for hot coffee with milk in Europe.",
    load: "Load an example",
    loading: "Loading the example…",
    failed: "The example could not be loaded. Please try again.",
    scores: "Summary scores of the example",
    /** a count in words, at the beginning of a sentence */
    ways: ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
  },

  /** the items edited last */
  continue: {
    title: "Continue",
    note: "what you edited last",
    comparison: (count: number, shown: string) =>
      plural(count, { one: "Comparison, 1 product", other: `Comparison, ${shown} products` }),
    portfolio: (count: number, shown: string) =>
      plural(count, { one: "Portfolio, 1 line", other: `Portfolio, ${shown} lines` }),
    /** after the best product and its score */
    tooClose: ", too close to call",
    product: (useCase: string) => `Product, ${useCase}`,
    /** kind and mass */
    productIs: (kind: string, mass: string) => `${kind}, ${mass}`,
    food: "Food",
    foodIs: (score: string) => `Food score ${score} of 10`,
  },

  noneYet: "none yet",

  /** shared by the four tables */
  table: {
    name: "Name",
    changed: "Changed",
    menu: "Menu",
    menuOf: (name: string) => `Menu of ${name}`,
    sort: "Order",
    order: {
      text: { ascending: (column: string) => `${column}, A to Z`, descending: (column: string) => `${column}, Z to A` },
      number: {
        descending: (column: string) => `${column}, most first`,
        ascending: (column: string) => `${column}, least first`,
      },
      time: { descending: () => "Latest change first", ascending: () => "Oldest change first" },
    },
    /** a count that is unknown until the lines are loaded from the server */
    notKnownYet: "–",
  },

  comparisons: {
    title: "Comparisons",
    create: "Create Comparison",
    nothing: "Comparisons you make appear here.",
    csvLabel: "Save the list of comparisons as CSV",
    search: "Search comparisons",
    noMatch: (search: string) => `No comparison matches “${search}”.`,
    columns: { region: "Region", use_case: "Use case", food: "Food", products: "Products", best: "Best" },
    /** after the count, where there is no column head */
    productsWord: { one: "product", other: "products" },
    best: (product: string, score: string) => `${product}, ${score}`,
    bestOwnWeights: (product: string, score: string) => `${product}, ${score} (own weights)`,
    scoring: "…",
    noScore: "–",
    view: "View Comparison",
    remove: "Delete Comparison",
  },

  portfolios: {
    title: "Portfolios",
    create: "Create Portfolio",
    nothing: "Portfolios you make appear here: what you buy in a year, scored as a whole.",
    csvLabel: "Save the list of portfolios as CSV",
    search: "Search portfolios",
    noMatch: (search: string) => `No portfolio matches “${search}”.`,
    columns: { region: "Region", use_cases: "Use cases", lines: "Lines", items: "Items", score: "Score" },
    scored: (score: string, band: string) => `${score}, ${band}`,
    scoredOwnWeights: (score: string, band: string) => `${score}, ${band} (own weights)`,
    useCasesWord: { one: "use case", other: "use cases" },
    hereOnly: "Kept here only: too large for the server",
    largerElsewhere: "A device has a larger version",
    linesWord: { one: "line", other: "lines" },
    itemsWord: { one: "item", other: "items" },
    edit: "Edit Portfolio",
    scores: "Portfolio Scores",
    remove: "Delete Portfolio",
  },

  products: {
    title: "User-defined products",
    create: "Define New Product",
    nothing: "Products you describe yourself appear here, ready for any comparison.",
    csvLabel: "Save the list of your products as CSV",
    search: "Search your products",
    noMatch: (search: string) => `No product of yours matches “${search}”.`,
    columns: {
      use_case: "Use case",
      kind: "Kind",
      description: "Description",
      components: "Components",
      mass: (unit: string) => `Mass, ${unit}`,
    },
    reusable: "Reusable",
    singleUse: "Single-use",
    componentsWord: { one: "component", other: "components" },
    edit: "Edit Product",
    profile: "Product Profile",
    remove: "Delete Product",
  },

  foods: {
    title: "User-defined foods",
    create: "Define New Food",
    nothing: "Foods you define appear here. Without one, the highest-risk food is assumed.",
    csvLabel: "Save the list of your foods as CSV",
    search: "Search your foods",
    noMatch: (search: string) => `No food of yours matches “${search}”.`,
    columns: { values: "Properties", score: "Food score, 1–10" },
    scoreWord: "of 10",
    missingOne: "1 property is not stated: its highest score counts.",
    missing: (count: string) => `${count} properties are not stated: their highest scores count.`,
    edit: "Edit Food",
    remove: "Delete Food",
  },

  remove: {
    question: {
      comparison: (name: string) => `Really delete the comparison “${name}”?`,
      portfolio: (name: string) => `Really delete the portfolio “${name}”?`,
      product: (name: string) => `Really delete the product “${name}”?`,
      food: (name: string) => `Really delete the food “${name}”?`,
    },
    text: {
      comparison: "This is irreversible. The products and foods in it stay.",
      portfolio: "This is irreversible. The products and foods in it stay.",
      product: "This is irreversible. No comparison or portfolio uses it.",
      food: "This is irreversible. No comparison or portfolio uses it.",
    },
    remove: {
      comparison: "Delete Comparison",
      portfolio: "Delete Portfolio",
      product: "Delete Product",
      food: "Delete Food",
    },
    cancel: "Cancel",

    cannot: {
      comparison: "Can't delete comparison",
      portfolio: "Can't delete portfolio",
      product: "Can't delete product",
      food: "Can't delete food",
    },
    /** after the name */
    isUsed: (where: string) => `is used in ${where}. Remove it there first.`,
    isCompared: (where: string) => `is compared with another portfolio in ${where}. Remove it there first.`,
    comparisons: (count: number, shown: string) =>
      plural(count, { one: "1 comparison", other: `${shown} comparisons` }),
    portfolios: (count: number, shown: string) => plural(count, { one: "1 portfolio", other: `${shown} portfolios` }),
    comparison: "Comparison",
    portfolio: (lines: string) => `Portfolio, ${lines}`,
    line: "1 line",
    lines: (count: string) => `${count} lines`,
    comparing: "Portfolio compared with it",
    open: "Open",
    openNamed: (name: string) => `Open ${name}`,
    ok: "OK",

    checking: "Checking where it is used…",
    unchecked: "This could not be checked",
    uncheckedText: (name: string) =>
      `We could not check whether “${name}” is used: the lines of a portfolio could not be read. Nothing was deleted.`,
    retry: "Try again",

    deleted: (name: string) => `“${name}” was deleted.`,
    undo: "Undo",
  },

  unreadable: {
    one: "One saved document cannot be read by this version. It is kept as it is.",
    many: (count: string) => `${count} saved documents cannot be read by this version. They are kept as they are.`,
    download: "Download everything",
  },
});
