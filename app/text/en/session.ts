import { texts } from "../catalogue.ts";

/** Dialogs about the session: its start, its end, and its expiry during work. */
export const sessionTexts = texts("session", {
  ok: "OK",
  cancel: "Cancel",

  /** "3 comparisons and 1 food" */
  counts: {
    comparison: { one: "1 comparison", other: (count: string) => `${count} comparisons` },
    portfolio: { one: "1 portfolio", other: (count: string) => `${count} portfolios` },
    product: { one: "1 product", other: (count: string) => `${count} products` },
    food: { one: "1 food", other: (count: string) => `${count} foods` },
  },

  retrieval: {
    title: "Data retrieval failed",
    text: "Could not retrieve your user data from the server. Please try again later.",
    note: "OK logs you out and changes nothing on the server.",
    retry: "Retry",
  },

  guestWork: {
    title: "Keep what you made as a guest?",
    text: (what: string) => `This browser holds ${what} from before you logged in.`,
    keep: "Keep in my account",
    keepNote: "It moves to your account and is on all your devices.",
    leave: "Leave in this browser",
    leaveNote: "It stays here for guests; your account does not have it.",
    discard: "Discard",
    discardNote: "It is deleted from this browser for good.",
    discardTitle: "Really discard what you made as a guest? This is irreversible.",
    discardText: (what: string) => `This deletes ${what} from this browser.`,
    discardConfirm: "Discard for good",
    failed: "That did not work. What you made as a guest is still in this browser, unchanged.",
  },

  unsent: {
    title: "Log out with unsent changes?",
    text: {
      one: "1 item has changes that the server does not have yet. Logging out deletes them from this browser for good.",
      other: (count: string) =>
        `${count} items have changes that the server does not have yet. Logging out deletes them from this browser for good.`,
    },
    stay: "Stay logged in",
    download: "Download them",
    leave: "Log out and lose them",
  },

  expired: {
    title: "Please log in again",
    text: "Your session has ended. Your changes are saved in this browser; they are sent when you have logged in.",
    submit: "Log in",
    other: "Log in as somebody else",
    otherNote: {
      one: (email: string) => `1 item with unsent changes stays in this browser until ${email} logs in here again.`,
      other: ({ email, count }: { email: string; count: string }) =>
        `${count} items with unsent changes stay in this browser until ${email} logs in here again.`,
    },
    otherTitle: "Log in as somebody else?",
    otherText: "Nothing of this account is shown or sent to anybody else.",
    otherNothing: "Nothing is lost: the server has all changes. This account's work is cleared from this browser.",
    otherGo: "Go to the start page",
  },

  restored: {
    title: "Your address is restored",
    text: "Everybody is logged out, and passkeys added since the day before the change are removed. Open the link that we emailed to you to choose a new password; then check the remaining passkeys on your account page.",
  },
  deleted: { title: "Your account was deleted", text: "Nothing of it is left on the server or in this browser." },
});
