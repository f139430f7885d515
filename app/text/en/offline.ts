import { texts } from "../catalogue.ts";

/** The app stored for offline use, and newer builds. */
export const offlineTexts = texts("offline", {
  newer: "A newer version of Tare is ready. It loads when all its tabs are closed.",
  take: "Load it now",
  /** code that failed to load */
  missing: {
    title: "This part could not be loaded",
    why: "Either the connection is down, or a newer version of Tare has come out since this tab was opened, and the server no longer has this part.",
    safe: "What you have made is kept and was not changed. What you are typing in an open form is not: save it first.",
    next: "Check your connection, then reload the page.",
    close: "Close",
    reload: "Reload",
    notice:
      "A part of this page could not be loaded: the connection is down, or a newer version of Tare has come out. What you have made is kept; save what you are typing, then reload.",
  },
});
