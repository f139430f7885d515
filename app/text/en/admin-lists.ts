import { plural, texts } from "../catalogue.ts";

/** Texts of the administrators' lists: users, score reports, audit log. */
export const adminListTexts = texts("admin-lists", {
  loading: "Loading…",
  /** rows of a page, if the total is unknown: `51–100` */
  rows: (range: string) => `Rows ${range}`,
  pages: (list: string) => `Pages of ${list}`,
  previous: "Previous",
  next: "Next",

  file: {
    label: "CSV",
    /** accessible name of a row's menu, and its command */
    of: (list: string) => `Save ${list} as CSV`,
    reading: (rows: string) => `${rows} rows so far`,
    stop: "Stop",
    stopped: "Stopped. No file was saved.",
    saved: (count: number, shown: string) =>
      plural(count, { one: "One row is in the file.", other: `${shown} rows are in the file.` }),
    failed: "The file could not be written",
    safe: "No part of it was saved.",
  },

  problem: {
    network: "The server cannot be reached. Check your connection, then try again.",
    timeout: "The server takes too long to answer. Try again in a moment.",
    bad_reply: "The server answered with something that cannot be used. Try again in a few minutes.",
    session_expired: "Your session is over. Log in again, then try again.",
    not_admin: "This account no longer has administrator access.",
    proof_needed: "You did not confirm that it is you. Try again, then type your password or use a passkey.",
    refused: "The server did not accept the search. Change the search or the filter, then try again.",
  },

  users: {
    list: "users",
    caption: "Users",
    failed: "Error loading users",
    search: "Search users",
    sort: "Order",
    sorts: { created: "Newest account first", last_login: "Latest login first", email: "Email, A to Z" },
    name: "Name",
    lastName: "Last name",
    email: "Email",
    lastLogin: "Last login",
    localTime: "Times are in your time zone.",
    never: "never",
    none: "Nobody has an account yet.",
    noMatch: (search: string) =>
      `No email, name or last name begins with “${search}”. “@” and a host finds everybody with an address there.`,
  },

  reports: {
    comparison: {
      list: "comparison scores",
      caption: "Comparison scores",
      failed: "Error loading comparison scores",
      none: "Nobody has opened the results of a comparison yet.",
      days: "Comparison results opened per day",
    },
    portfolio: {
      list: "portfolio scores",
      caption: "Portfolio scores",
      failed: "Error loading portfolio scores",
      none: "Nobody has opened the results of a portfolio yet.",
      days: "Portfolio results opened per day",
    },
    about: "Each line is the first time that somebody opened certain results. Equal hashes mean equal contents.",
    email: "Email",
    hash: "Hash",
    date: "Date",
    guest: "guest",
    copy: "Copy",
    copyHash: (start: string) => `Copy the hash ${start}…`,
    copied: "The hash is copied.",
    notCopied: "The browser did not copy it. Select the hash and copy it yourself.",
    from: "From",
    to: "To",
    utc: "Days are counted in UTC; the list shows your local time.",
    anyDate: "All dates",
    order: "The first day is after the last day. Change one of them.",
    noneInRange: "No results were opened on these days.",

    chart: {
      /** one bar */
      day: (day: string, count: string) => `${day}: ${count}`,
      total: (count: string, from: string, to: string) => `${count} from ${from} to ${to}`,
      most: (count: string, day: string) => `most on ${day}: ${count}`,
      cut: (days: string) => `Only the last ${days} days of the range are counted here; the list below has all of it.`,
      choose: "Choose a bar to list only that day.",
      failed: "The days could not be counted",
      table: "Show days as table",
      head: { day: "Day (UTC)", count: "Opened" },
      list: "the days",
    },
  },

  audit: {
    list: "the audit log",
    caption: "Audit log",
    failed: "Error loading the audit log",
    none: "No administrator has done anything yet.",
    about:
      "What administrators changed and which lists of people they read, the latest first. Times are in your time zone.",
    when: "When",
    who: "Who",
    what: "What",
    target: "Target",
    details: "Details",
    /** actor of an action from the command line, or of a deleted account */
    nobody: "no account",
    nobodyWhy: "“No account”: done on the server's command line, or by an account that has since been deleted.",
    actions: {
      update_kind: "Updated a table",
      rollback_kind: "Rolled a table back",
      list_users: "Looked at users",
      list_comparison_scores: "Looked at comparison scores",
      list_portfolio_scores: "Looked at portfolio scores",
      grant_admin: "Made an administrator",
      revoke_admin: "Took administrator rights away",
      backup: "Made a backup",
      restore: "Restored a backup",
      alert: "Told the operator of a limit",
    },
    /** a table of one region, which overrides the base */
    inRegion: (kind: string, region: string) => `${kind}, ${region}`,
    fields: {
      version: "version",
      replaces: "replaces",
      note: "note",
      added: "added",
      changed: "changed",
      removed: "removed",
      sort: "order",
      searched: "search text",
      from: "from",
      before: "before",
      rows: "rows",
    },
    notKept: "not kept",
    field: (name: string, value: string) => `${name} ${value}`,
  },
});
