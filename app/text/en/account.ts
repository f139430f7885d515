import { texts } from "../catalogue.ts";

export const accountTexts = texts("account", {
  title: "Your account",
  loading: "Loading your account…",
  failed: "Your account could not be loaded",
  failedText: "The server's answer could not be read. Check your connection, then try again. Nothing was changed.",
  ok: "OK",
  cancel: "Cancel",

  guest: {
    title: "There is no account here",
    text: "You are working as a guest: everything is saved in this browser only. With an account it is on all your devices. You can take what you have made so far with you.",
    go: "Log in or create an account",
    kept: {
      yes: "This browser keeps your work until you delete it.",
      no: "This browser may delete your work when space runs short, or when you have not come back for a long time. Installing Tare, or an account, prevents that.",
      unknown: "This browser does not say whether it keeps your work when space runs short.",
    },
  },

  details: {
    title: "What we know about you",
    name: "Name",
    email: "Email",
    confirmed: (email: string) => `${email} (confirmed)`,
    company: "Company",
    job: "Job title",
    sector: "Sector",
    country: "Country",
    employees: "Number of employees",
    role: "Role",
    roles: { admin: "Administrator", user: "User" },
    created: "Account since",
    lastLogin: "Last login",
    none: "–",
  },

  edit: {
    open: "Edit",
    title: "Name, company and sector",
    save: "Save",
    failed: "The change could not be saved",
  },

  password: {
    title: "Change your password",
    text: "Every other device is logged out.",
    current: "Current password",
    submit: "Change password",
    blocked: "Type your current password once and the new one twice (8 characters or more).",
    wrong: "The current password is wrong. Nothing was changed.",
  },

  export: {
    title: "Download your data",
    text: "Everything we store about you: one file as JSON, or table by table as CSV for a spreadsheet.",
    json: "Everything as JSON",
    failed: "The export could not be made",
    tables: {
      account: "Account",
      comparisons: "Comparisons",
      portfolios: "Portfolios",
      portfolio_entries: "Lines of portfolios",
      products: "Products",
      product_components: "Components of products",
      foods: "Foods",
      food_properties: "Properties of foods",
      mapped_names: "Names in your purchase lists",
      mapped_columns: "Columns of your purchase lists",
      score_reports: "Opened results",
      shares: "Links to results",
      sessions: "Sessions",
      passkeys: "Passkeys",
      account_events: "Account activity",
    },
    csv: (table: string) => `${table} as CSV`,
  },

  remove: {
    title: "Delete your account",
    text: "Your account, your comparisons, portfolios, products and foods, and the record of the results you opened are deleted at once, from the server and from this browser. They cannot be recovered.",
    start: "Delete account…",
    question: "Really delete your account? This is irreversible.",
    goes: (list: string) => `This deletes ${list}.`,
    details: "what we know about you",
    shares:
      "Your stored shared links are deleted too and stop working at once. Files, and links that contain the results themselves, stay with the people who have them.",
    counts: {
      comparisons: { one: "1 comparison", other: (count: string) => `${count} comparisons` },
      portfolios: { one: "1 portfolio", other: (count: string) => `${count} portfolios` },
      products: { one: "1 product", other: (count: string) => `${count} products` },
      foods: { one: "1 food", other: (count: string) => `${count} foods` },
      shares: { one: "1 shared link", other: (count: string) => `${count} shared links` },
    },
    password: "Password",
    confirm: "I want to delete my account and all of its data",
    submit: "Delete account",
    wrong: "The password is wrong. Nothing was deleted.",
    failed: "The account could not be deleted. Nothing was changed.",
  },
});
