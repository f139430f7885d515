import { createStore } from "jotai";
import { onOtherTabs } from "../data/other-tabs.ts";
import { prepareStorage } from "../data/stored-version.ts";
import {
  LINK_PAGES,
  type LinkPage,
  setEmailTokenAtom,
  setLinkTokenAtom,
  setResetTokenAtom,
} from "../state/account/mail-tokens.ts";
import { setFarewellAtom } from "../state/account/session-questions.ts";
import { provideServicesAtom } from "../state/core/services.ts";
import {
  rereadSessionAtom,
  SESSION_KEYS,
  sessionAtom,
  sessionEndsAtom,
  sessionKeyAtom,
} from "../state/core/session.ts";
import { href } from "../state/routes/href.ts";
import { matchRoute } from "../state/routes/match-route.ts";
import { browserServices } from "../state/start/browser-services.ts";
import { language } from "../text/language.ts";
import { units } from "../text/units.ts";
import { loadInside } from "./use-inside.ts";

/**
 * Removes the token of a mailed link from the address bar and returns it. Runs before the first request and the first
 * render, so the token is in no history entry, referrer or screenshot (requirement 35). Null: another route, or no token.
 */
export const takeMailToken = (route: "change-password" | "verify-email" | LinkPage): string | null => {
  const match = matchRoute(window.location.pathname);
  const token = match?.id === route ? match.params["token"] : undefined;
  if (token === undefined) return null;
  window.history.replaceState(null, "", href(route));
  return token;
};

type Store = ReturnType<typeof createStore>;

const flush = async (store: Store): Promise<void> => {
  const { flushAtom } = await import("../state/work/sync.ts");
  await store.set(flushAtom);
};

/** Clears this tab's session storage, which a logout in another tab cannot reach. */
const forget = async (store: Store): Promise<void> => {
  const { clearTabAtom } = await import("../state/account/logout.ts");
  store.set(clearTabAtom);
};

/**
 * Loads the preferred language and units if they are not English and metric. If the code fails to load, the page uses
 * the defaults until it is reloaded.
 */
const takePreferences = async (): Promise<void> => {
  const root = document.documentElement;
  if (language() === "es") {
    await import("../text/es/all.ts").then(
      ({ speakSpanish }) => speakSpanish(),
      () => (root.lang = "en"),
    );
  }
  if (units() === "us") {
    await import("../text/us-units.ts").then(
      ({ showUsUnits }) => showUsUnits(),
      () => delete root.dataset["units"],
    );
  }
};

/**
 * Runs before the first render: migrates stored data, loads language and units, then creates the store and calls `show`
 * with it. When a session ends, here or in another tab, `show` gets a new store, so nothing in memory outlives the user.
 */
export const startUp = async (show: (store: Store) => void): Promise<void> => {
  const resetToken = takeMailToken("change-password");
  const emailToken = takeMailToken("verify-email");
  const linkToken = LINK_PAGES.map(takeMailToken).find((token) => token !== null) ?? null;
  await Promise.all([prepareStorage(), takePreferences()]);
  const services = browserServices();
  let current: Store | null = null;
  const begin = (): Store => {
    const store = createStore();
    store.set(provideServicesAtom, services);
    store.sub(sessionEndsAtom, () => {
      if (store !== current) return;
      current = begin();
      current.set(setFarewellAtom, store.get(sessionEndsAtom).farewell);
      // Also leave pages that are open to everybody.
      if (current.get(sessionAtom).kind === "out") window.history.replaceState(null, "", href("home"));
      show(current);
    });
    return store;
  };
  current = begin();
  current.set(setResetTokenAtom, resetToken);
  current.set(setEmailTokenAtom, emailToken);
  current.set(setLinkTokenAtom, linkToken);
  // In parallel with the page's code. After a failure `useInside` tries again.
  if (current.get(sessionAtom).kind !== "out") void loadInside().catch(() => undefined);
  onOtherTabs(SESSION_KEYS, () => {
    const store = current;
    if (store === null) return;
    const token = store.get(sessionKeyAtom)?.accessToken;
    store.set(rereadSessionAtom);
    if (store !== current) {
      if (token !== undefined) void forget(store);
      return;
    }
    // The same user has logged in again in the other tab: send the edits that waited for it.
    if (store.get(sessionKeyAtom)?.accessToken !== token) void flush(store);
  });
  show(current);
};
