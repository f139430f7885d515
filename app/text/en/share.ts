import { plural, texts } from "../catalogue.ts";
import { formatList } from "../lists.ts";

/** Sharing of results, and results shared by others. */
export const shareTexts = texts("share", {
  share: "Share",
  close: "Close",

  dialog: {
    title: (name: string) => `Share “${name}”`,
    intro:
      "Recipients see the same numbers and can open their own copy. Your own products and foods, the name and the description are included.",
    claim:
      "Results use average data for screening and internal decisions. They are not a label, a certification or a verified environmental claim.",
    link: {
      title: "A link that holds everything",
      text: "Needs no account and stores nothing. Later changes are not in it, and it cannot be revoked.",
      label: "Link with the results in it",
      making: "Making the link…",
      tooLarge: {
        stored:
          "This is more than a link can hold (16 KB). Share a link stored on the server, or the file: both hold more.",
        guest: "This is more than a link can hold (16 KB). Share the file: it holds more.",
        file: "This is more than a link can hold (16 KB). Share the file: it holds any size.",
      },
    },
    stored: {
      title: "A link stored on the server",
      text: "Short and read-only. Whoever has the link can read it. You find it on your account page and can revoke it there. You can also embed it in a web page.",
      guest: "Log in to create a link you can revoke later.",
      expires: "The link works",
      lives: { month: "for 30 days", year: "for 1 year", never: "until you revoke it" },
      make: "Make the link",
      label: "Link stored on the server",
      unverified:
        "Confirm your email address first: open the link in our email, or ask for a new one on your account page. Nothing was stored.",
      full: "There is no room for more links. Revoke one on your account page, then try again. Nothing was stored.",
      tooMany: (lines: string) =>
        `A stored link takes portfolios of up to ${lines} lines and 36 MB, since each reader loads all of it; this one is larger. Download the file instead: it holds any size.`,
      tooLarge:
        "This is too large for a stored link: 36 MB at most, since each reader loads all of it. Download the file instead: it holds any size. Nothing was stored.",
    },
    file: {
      title: "A file",
      text: "To send by email or to archive, at any size. It opens from the home page.",
      download: "Download the file",
    },
    copy: "Copy",
    copied: "Copied to the clipboard.",
    notCopied: "Copying did not work here: select the link and copy it yourself.",
    failed: "That did not work. Nothing was stored; check your connection, then try again.",
    notReady: "There is nothing to share: the scores could not be calculated.",
  },

  shared: {
    label: "Shared results",
    kicker: "Shared with you, read-only",
    documentTitle: (name: string) => `${name}, shared · Tare`,
    facts: (date: string, version: string) => `Shared on ${date}, with reference data of version ${version}.`,
    newer: (version: string) =>
      `The current reference data are version ${version}; these numbers stay as they were sent.`,
    recycling: "With the sender's own recycling and composting settings.",
    weights: "With the sender's own weights.",
    own: (products: number, foods: number, shownProducts: string, shownFoods: string) => {
      const items = [
        ...(products === 0 ? [] : [plural(products, { one: "1 product", other: `${shownProducts} products` })]),
        ...(foods === 0 ? [] : [plural(foods, { one: "1 food", other: `${shownFoods} foods` })]),
      ];
      return `With the sender's own ${formatList(items)}, whose figures nobody has checked.`;
    },
    note: "Note from the sender",
    copy: "Open as my own copy",
    copying: "Making your copy…",
    copyFailed: "The copy could not be made. Nothing was changed; please try again.",
    guest: "Without an account the copy is saved in this browser.",
    opening: "Opening the shared results…",
  },

  readOnly: {
    title: "These results are read-only",
    text: "To change something, open them as your own copy: the sender's stay as they are.",
    cancel: "Cancel",
  },

  open: {
    title: "Open shared results",
    text: "Choose the .json file that somebody sent you. Nothing is saved until you open it as your own copy.",
    choose: "Choose a file",
  },

  /** a backup file of work that a browser could not store */
  work: {
    title: "Work that a browser could not store",
    holds: (items: string, date: string) => `The file was written on ${date} and holds ${items}.`,
    items: {
      comparisons: { one: "1 comparison", other: (count: string) => `${count} comparisons` },
      portfolios: { one: "1 portfolio", other: (count: string) => `${count} portfolios` },
      products: { one: "1 product", other: (count: string) => `${count} products` },
      foods: { one: "1 food", other: (count: string) => `${count} foods` },
    },
    text: "Nothing of yours is overwritten: anything different is added beside it, and duplicates are skipped.",
    take: "Add to my work",
    taking: "Adding…",
    failed: "Not everything could be added. What is here already stays as it is; please try again.",
  },

  /** why shared results cannot be shown: what happened, what is safe, what to do */
  faults: {
    damaged: {
      title: "This is incomplete or was changed on the way",
      text: "The link or file does not hold the results that somebody sent. Mail programs sometimes cut long links off. Ask the sender for it again, perhaps as a file. Nothing of yours was touched.",
    },
    too_old: {
      title: "This was shared by an older version of Tare",
      text: "This version cannot read it any more. Ask the sender to share it again. Nothing of yours was touched.",
    },
    too_new: {
      title: "This was shared by a newer version of Tare",
      text: "Load this page again to get the newest version, then open it once more. Nothing of yours was touched.",
    },
    large: {
      title: "This is larger than what can be opened here",
      text: "Ask the sender for a smaller selection. Nothing of yours was touched.",
    },
    gone: {
      title: "This link leads nowhere",
      text: "The sender has revoked it, or part of the address is missing. Ask the sender for a new link.",
    },
    expired: {
      title: "This link has expired",
      text: "It worked for as long as the sender chose. Ask the sender for a new link. Nothing of yours was touched.",
    },
    version: {
      title: "The reference data behind these results are missing",
      text: "The server has no dataset of that version, so the numbers cannot be computed as they were sent. They may come from another installation of Tare.",
    },
    failed: { title: "The shared results could not be opened", text: "Check your connection, then try again." },
    home: "To the home page",
    retry: "Try again",
  },

  mine: {
    title: "Links you have shared",
    text: "Whoever has one of these links can read the results behind it, as they were when you shared them.",
    none: "You have not shared any stored links.",
    loading: "Loading your links…",
    failed: "Your links could not be loaded",
    failedText: "Check your connection, then try again. Nothing was changed.",
    caption: "Links you have shared, newest first",
    csvLabel: "Save the links you have shared as CSV",
    columns: {
      name: "Results",
      date: "Shared",
      expires: "Expires",
      opened: "Last opened",
      version: "Data version",
      actions: "Actions",
    },
    kinds: { comparison: "Comparison", portfolio: "Portfolio" },
    never: "Never",
    expired: (day: string) => `Expired on ${day}`,
    notOpened: "Not yet",
    copy: "Copy link",
    copyOf: (name: string) => `Copy link to ${name}`,
    revoke: "Revoke",
    revokeOf: (name: string) => `Revoke the link to ${name}`,
    question: (name: string) => `Really revoke the link to “${name}”? This is irreversible.`,
    questionText: "It will stop working for everyone. Copies that others have made are not affected.",
    cancel: "Cancel",
    revoked: "The link is revoked and no longer works.",
    revokeFailed: "The link could not be revoked: it still works. Please try again.",
  },
});
