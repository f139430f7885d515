import { texts } from "../catalogue.ts";

export const homeTexts = texts({
  title: "Your work",
  sidebar: {
    label: "Home",
    guest: "Working as",
    guestName: "Guest, in this browser only",
    yourWork: "Your work",
    dataTitle: "Reference data",
    data: (version: string, counts: string) => `Version ${version}: ${counts}.`,
    counts: (products: string, activities: string, regions: string) =>
      `${products} products, ${activities} activities, ${regions} regions`,
    backup: "Work from an older version of this product was set aside.",
    downloadBackup: "Download it",
  },

  empty: {
    title: "Start from a finished comparison",
    text: (ways: string, region: string) =>
      `${ways} ways to serve a hot coffee in ${region}, scored on all seven metrics.`,
    more: "Change the products, the food or the region and watch the result move.",
    load: "Load an example",
    loading: "Loading the example…",
    failed: "The example could not be loaded. Please try again.",
    scores: "Summary scores of the example",
    /** a count in words, at the beginning of a sentence */
    ways: ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
  },

  comparisons: {
    title: "Comparisons",
    none: "none yet",
    create: "Create Comparison",
    nothing: "Comparisons you make appear here.",
    search: "Search comparisons",
    noMatch: (search: string) => `No comparison matches “${search}”.`,
    columns: {
      name: "Name",
      region: "Region",
      use_case: "Use case",
      food: "Food",
      products: "Products",
      best: "Best",
      changed: "Changed",
      menu: "Menu",
    },
    /** after the count, where no column head says it */
    productsWord: { one: "product", other: "products" },
    best: (product: string, score: string) => `${product}, ${score}`,
    scoring: "…",
    noScore: "–",
    menuOf: (name: string) => `Menu of ${name}`,
    view: "View Comparison",
    remove: "Delete Comparison",
  },

  confirm: {
    question: (name: string) => `Really delete the comparison “${name}”?`,
    text: "This is irreversible. The products and foods in it stay.",
    cancel: "Cancel",
    remove: "Delete Comparison",
  },
  undo: { deleted: (name: string) => `“${name}” was deleted.`, undo: "Undo" },

  unreadable: {
    one: "One saved document cannot be read by this version. It is kept as it is.",
    many: (count: string) => `${count} saved documents cannot be read by this version. They are kept as they are.`,
    download: "Download everything",
  },
});
