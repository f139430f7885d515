import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SERVER_PAGES } from "../../../edge-api/contract/server-pages.ts";
import { storeLockPassword } from "../../../app/data/lock-password.ts";
import { destinationOf } from "../../../app/shell/destination.ts";
import { leaveGuestAtom } from "../../../app/state/core/session.ts";
import { comparisonsAtom } from "../../../app/state/work/comparisons.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { memoryFlags } from "../data/memory-stores.ts";
import { addressNow, guestFlags, heldLoad, pageHeading, shellTab } from "./shell-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(["/nowhere", "/comparison-mode?step=3", "/region", "/admin", "/methodology/2"])(
  "redirects a logged-out visitor from %s to the landing page",
  async (path) => {
    await shellTab({}).open(path);
    expect(addressNow()).toBe("/");
    expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
  },
);

it.each([
  "/reset-password",
  "/reset-password/a@b.example",
  "/change-password",
  "/verify-email",
  "/login-link",
  "/privacy",
  "/s",
  "/changes",
])("shows %s to a logged-out visitor", async (path) => {
  await shellTab({}).open(path);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(addressNow()).toBe(path);
});

/** Invalid values that a browser's storage may hold under a key of the app, or of an earlier version. */
const HOSTILE = [
  `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"products":[null,{}],"version":1e999}`,
  `[{"comparison_id":"cut`,
  "\u0000\uD800",
  "99999",
];
const STORED = [
  ["local", "isAdmin"],
  ["local", "comparisons"],
  ["local", "portfolios"],
  ["local", "custom_products"],
  ["local", "customFoods"],
  ["local", "updateTimes"],
  ["local", "entities"],
  ["local", "scoretable_columns"],
  ["local", "portfolio_columns"],
  ["local", "home_comparisons_collapsed"],
  ["local", "editProduct_simpleSettings"],
  ["local", "unlocked"],
  ["local", "curtain_word"],
  ["local", "theme"],
  ["session", "comparison_draft"],
  ["session", "preview"],
  ["session", "continueInPortrait"],
] as const;
it.each(STORED.map(([area, key], at) => [area, key, at] as const))(
  "starts with invalid values under the %s storage key %s",
  async (area, key, at) => {
    // every key with every text in the soak, with one of them otherwise
    for (const text of IS_SOAK ? HOSTILE : HOSTILE.slice(at % HOSTILE.length).slice(0, 1)) {
      const flags = guestFlags();
      flags[area].write(key, text);
      await shellTab({ flags }).open("/comparison-mode?step=1");
      expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
      expect(Reflect.get({}, "polluted")).toBeUndefined();
      cleanup();
    }
  },
);

it("calculates the landing page's chart from the loaded tables", async () => {
  await shellTab({}).open("/");
  expect(await screen.findByText("Serving one hot coffee, seven ways.")).toBeTruthy();
});

it("keeps the landing page usable when the tables do not load", async () => {
  const held = heldLoad();
  await shellTab({ load: held.load }).open("/");
  expect(await screen.findByText("Calculating…")).toBeTruthy();
  await held.release("network");
  expect(await screen.findByText(/The figures could not be loaded/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue as guest" })).toBeTruthy();
});

it("shows a guest the header links Home, Compare, Info and New, and no broken link", async () => {
  await shellTab({ flags: guestFlags() }).open("/");
  await pageHeading("Your work");
  const nav = within(await screen.findByRole("navigation", { name: "Main" }));
  const entries = [...nav.getAllByRole("link"), ...nav.getAllByRole("button")].map(({ textContent }) => textContent);
  expect(entries).toEqual(["Home", "Compare", "Info", "New"]);
  const nowhere = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((address) => !/^(#|mailto:)/.test(address) && !SERVER_PAGES.some((page) => page === address))
    .filter((address) => {
      const [pathname = "", search = ""] = address.split(/(?=\?)/);
      return destinationOf({ pathname, search }, { kind: "guest" }).kind !== "screen";
    });
  expect(nowhere).toEqual([]);
  expect(screen.queryByRole("button", { name: "Log out" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Your account" })).toBeNull();
});

it.each([
  ["Comparison", "/comparison-mode?step=1"],
  ["Portfolio", "/portfolio-mode?step=1"],
  ["Product", "/usecase-product"],
  ["Food", "/create-food"],
])("New is a menu: %s opens %s", async (name, address) => {
  await shellTab({ flags: guestFlags() }).open("/");
  await pageHeading("Your work");
  const button = await screen.findByRole("button", { name: "New" });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  fireEvent.keyDown(button, { key: "ArrowDown" });
  const menu = within(await screen.findByRole("menu", { name: "New" }));
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(menu.getAllByRole("menuitem")).toHaveLength(4);
  fireEvent.click(menu.getByRole("menuitem", { name: new RegExp(`^${name} `) }));
  await waitFor(() => expect(addressNow()).toBe(address));
  expect(screen.queryByRole("menu")).toBeNull();
});

it("offers the example beside guest mode: one click leads to its results", async () => {
  const tab = shellTab({});
  await tab.open("/");
  fireEvent.click(screen.getByRole("button", { name: "See an example" }));
  await waitFor(() => expect(addressNow()).toMatch(/^\/comparison-mode\?comparison_id=[\w-]+$/));
  expect(tab.flags.local.read("isGuest")).toBe("true");
  expect(tab.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name)).toEqual([
    "Example: coffee to go",
  ]);
});

it("makes the example once, also after leaving guest mode and coming back", async () => {
  const tab = shellTab({});
  await tab.open("/");
  for (let visit = 0; visit < 2; visit++) {
    fireEvent.click(await screen.findByRole("button", { name: "See an example" }));
    await waitFor(() => expect(addressNow()).toMatch(/comparison_id=/));
    await act(async () => tab.store.set(leaveGuestAtom));
    await waitFor(() => expect(addressNow()).toBe("/"));
  }
  expect(tab.store.get(comparisonsAtom)).toHaveLength(1);
});

it("asks for the tables again for the example if they did not load", async () => {
  const held = heldLoad();
  await shellTab({ load: held.load }).open("/");
  await held.release("network");
  expect(await screen.findByText(/The figures could not be loaded/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "See an example" }));
  await held.release("network");
  expect(await screen.findByText("The example could not be loaded. Please try again.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "See an example" }));
  await held.release();
  await waitFor(() => expect(addressNow()).toMatch(/comparison_id=/));
});

it("shows the versions and the site's feedback link in the footer", async () => {
  await shellTab({ flags: guestFlags() }).open("/");
  await pageHeading("Your work");
  expect(await screen.findByText("Tare, version 1.0")).toBeTruthy();
  expect(screen.getByText("Reference data 2026.11")).toBeTruthy();
  const feedback = await screen.findByRole("link", { name: "Feedback" });
  expect(feedback.getAttribute("href")).toBe(`mailto:feedback@${location.hostname}?subject=Feedback%20on%20Tare%201.0`);
  cleanup();
  await shellTab({ flags: guestFlags(), feedbackUrl: "https://example.org/say" }).open("/");
  expect((await screen.findByRole("link", { name: "Feedback" })).getAttribute("href")).toBe("https://example.org/say");
});

it("shows the curtain in the first render if the last visit's settings have one", async () => {
  const flags = memoryFlags();
  storeLockPassword(flags.local, "sesame");
  // a server that never answers
  await shellTab({ flags, settings: () => new Promise(() => undefined) }).open("/");
  expect(screen.queryByRole("button", { name: "Continue as guest" })).toBeNull();
  expect(await screen.findByRole("heading", { name: "This site is not open yet" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "sesame" } });
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
});

it("shows the loading stage until the tables are loaded", async () => {
  const held = heldLoad();
  await shellTab({ flags: guestFlags(), load: held.load }).open("/region");
  expect(await screen.findByText("Loading Data Tables")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Compare" })).toBeNull();
  await held.release();
  expect(await pageHeading("Compare")).toBeTruthy();
});

it("shows what failed and loads again on request", async () => {
  const held = heldLoad();
  await shellTab({ flags: guestFlags(), load: held.load }).open("/");
  await held.release("network");
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded.*server cannot be reached/s);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Loading Data Tables");
  await held.release();
  expect(await pageHeading("Your work")).toBeTruthy();
});

it("turns preview mode on at /preview and off on request", async () => {
  const { open, flags } = shellTab({});
  await open("/preview");
  expect(addressNow()).toBe("/");
  expect(await screen.findByText(/Preview mode is on/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.queryByText(/Preview mode is on/)).toBeNull();
  expect(flags.session.read("preview")).toBeNull();
});

it("shows the region of the address in the header", async () => {
  await shellTab({ flags: guestFlags() }).open("/region?region_id=Europe");
  await pageHeading("Compare");
  expect(screen.getByText("Region: Europe")).toBeTruthy();
});

it("asks to rotate a device in portrait, hides the app meanwhile, and remembers the answer for this tab", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === "(orientation: portrait)",
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { open } = shellTab({});
  await open("/");
  expect(await screen.findByRole("heading", { name: "Please rotate your device" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Continue as guest" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Continue in portrait" }));
  expect(screen.queryByRole("heading", { name: "Please rotate your device" })).toBeNull();
  expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
  cleanup();
  await open("/");
  expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
});
