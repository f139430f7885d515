import { texts } from "../catalogue.ts";

/** Header, footer, start-up, and what stands in for a page. */
export const shellTexts = texts("shell", {
  product: "Tare",
  titles: {
    landing: "Tare: compare single-use and reusable foodware",
    home: "Your work · Tare",
    region: "Compare · Tare",
    comparison: "Comparison · Tare",
    portfolio: "Portfolio · Tare",
    resetPassword: "Reset your password · Tare",
    changePassword: "Choose a new password · Tare",
    mailedLink: "Link from an email · Tare",
    verifyEmail: "Confirm your email address · Tare",
    account: "Your account · Tare",
    useCase: "Choose a use case · Tare",
    food: "Choose a food · Tare",
    products: "Choose products · Tare",
    product: "Product · Tare",
    scorecard: "Scorecard · Tare",
    createFood: "Define a food · Tare",
    editFood: "Edit food · Tare",
    admin: "Administration · Tare",
    share: "Shared results · Tare",
    changes: "Versions of the data · Tare",
    information: (title: string) => `${title} · Tare`,
  },
  skip: "Skip to the content",
  logo: "Tare, home",

  header: { help: "Help", login: "Log in", toDark: "Switch to the dark theme", toLight: "Switch to the light theme" },

  footer: {
    version: "Tare, version 1.0",
    data: (version: string) => `Reference data ${version}`,
    feedback: "Feedback",
    preferences: "Language and units",
    // as in information-titles.ts, which a first visit does without
    methodology: "Methodology",
    credits: "Credits and sources",
    calls: "API",
    privacy: "Privacy notice",
    licences: "Licences",
  },

  preview: { on: "Preview mode is on in this tab.", leave: "Leave" },

  loading: {
    page: "Opening the page…",
    retry: "Try again",
    late: "The reference data take longer than usual.",
    stale: (version: string) =>
      `The newest reference data could not be loaded. You see the last good data, version ${version}.`,
    staleRetry: "Try again",
  },

  failure: {
    title: "This page stopped working",
    what: "Something went wrong while the page was shown. The fault is ours, not yours.",
    safe: "Your comparisons are saved in this browser and were not changed by this.",
    next: "Reload the page. If it happens again, go to your work and open another page.",
    reload: "Reload",
    home: "Go to your work",
    details: "Technical details",
    chunkTitle: "This page could not be loaded",
    chunkWhat: "A part of Tare could not be fetched: the connection is down, or a new version has just come out.",
    chunkNext: "Check your connection, then reload the page.",
  },
});
