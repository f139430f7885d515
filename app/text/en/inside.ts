import { texts } from "../catalogue.ts";

/** Header and notices of those who are in; apart from the shell's other words, because a first visit has no use for them. */
export const insideTexts = texts("inside", {
  navigation: {
    label: "Main",
    home: "Home",
    compare: "Compare",
    info: "Info",
    create: "New",
    admin: "Admin",
  },
  /** what can be made, each with what it is */
  create: {
    comparison: { name: "Comparison", detail: "products for one use, side by side" },
    portfolio: { name: "Portfolio", detail: "everything you buy in a year" },
    product: { name: "Product", detail: "your own cup, bowl or box" },
    food: { name: "Food", detail: "what goes into it" },
  },
  /** why work could not be saved */
  notSaved: {
    quota: "this browser has no room left.",
    storage: "this browser does not keep data.",
    other: "the last change is only in this window.",
  },
  /** with the way to take the work away as a file */
  unstored: {
    quota: "This browser has no room left.",
    storage: "This browser does not keep data.",
    text: {
      one: "The last changes of 1 item are only in this window. A file keeps them: open it later from the home page.",
      other: (count: string) =>
        `The last changes of ${count} items are only in this window. A file keeps them: open it later from the home page.`,
    },
    download: "Download what is not stored",
  },
  /** why work stays in this browser although a user is logged in */
  notSent: {
    account_full: "your account is full. Delete what is not needed.",
    email_unverified: "confirm your email address first, see your account page.",
    too_large: "too large for the server.",
    invalid: "the server did not accept it.",
    conflict: "changed elsewhere too.",
  },
  decide: "Decide",
  newer: {
    there: (version: string) => `New reference data (${version}) are available.`,
    take: "Use them",
    changing: (version: string) => `Changing to reference data ${version}…`,
  },
  /** while the reference data load */
  tables: {
    stages: {
      initializing: "Initializing",
      content: "Loading Content",
      tables: "Loading Data Tables",
      scorecard: "Building Data Models",
      done: "Loading Scorecard",
    },
    counts: (products: string, activities: string, regions: string) =>
      `${products} products, ${activities} activities, ${regions} regions`,
    failedTitle: "The reference data could not be loaded",
    problem: {
      network: "The server cannot be reached. Check your connection, then try again.",
      timeout: "The server takes too long to answer. Try again in a moment.",
      server: "The server answered with something that cannot be used. Try again in a few minutes.",
      here: "This browser could not work with the tables. Try again; if that does not help, reload the page.",
    },
    safe: "What you made in this browser is still here.",
  },
  /** after a login */
  loading: {
    account: "Loading your account",
    food: "Loading your foods",
    product: "Loading your products",
    portfolio: "Loading your portfolios",
    comparison: "Loading your comparisons",
  },
  adminRefused: { text: "You no longer have administrator access.", dismiss: "Dismiss" },
  account: "Your account",
  logout: "Log out",
  region: (name: string) => `Region: ${name}`,
});
