import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Link, useLocation, useSearch } from "wouter";
import { Navigation, useLiveAddress } from "../../../app/shell/navigation.tsx";
import { PageOutlet } from "../../../app/shell/page-outlet.tsx";
import { createPageTransition, FADE_MS, pageKey } from "../../../app/shell/page-transition.ts";
import type { Screen } from "../../../app/shell/screens.ts";
import { stillScreen } from "../../fixtures/still-screen.ts";

/** The last address that each page rendered with, by title. */
const seen = new Map<string, string>();

const page = (title: string): ComponentType =>
  function Page() {
    const [path, navigate] = useLocation();
    const search = useSearch();
    seen.set(title, `${path}?${search}`);
    return (
      <>
        <h1>{title}</h1>
        <Link href="/comparison-mode?step=1">wizard</Link>
        <button type="button" onClick={() => navigate("/region")}>
          compare
        </button>
        <button type="button" onClick={() => navigate("?step=2")}>
          next step
        </button>
        <button type="button" onClick={() => navigate("//evil.example/")}>
          evil
        </button>
      </>
    );
  };

const PAGES: Readonly<Record<string, { readonly title: Screen["title"]; readonly Page: ComponentType }>> = {
  "/": { title: "home", Page: page("Home") },
  "/comparison-mode": { title: "comparison", Page: page("Wizard") },
  "/region": { title: "region", Page: page("Compare") },
};

const App = () => {
  const address = useLiveAddress();
  const { title, Page } = PAGES[address.pathname] ?? { title: null, Page: page("Unknown") };
  return (
    <Navigation address={address} transition={transition}>
      <PageOutlet
        address={address}
        destination={{
          kind: "screen",
          key: pageKey(address),
          screen: {
            load: async () => {
              await late.get(address.pathname);
              return { default: Page };
            },
            title,
            needs: "nothing",
          },
        }}
        transition={transition}
        arrival={address.pathname === "/"}
        onShown={() => undefined}
      />
    </Navigation>
  );
};

let transition = createPageTransition();
/** Promises that delay the code of a page, by path. */
const late = new Map<string, Promise<void>>();
const heading = () => screen.getByRole("heading").textContent;
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (role: "link" | "button", name: string) => act(async () => screen.getByRole(role, { name }).click());

beforeEach(async () => {
  vi.useFakeTimers();
  seen.clear();
  late.clear();
  transition = createPageTransition();
  window.history.replaceState(null, "", "/");
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(<App />);
  await settle(1);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("shows the first page at once and leaves the focus where it is", () => {
  expect(heading()).toBe("Home");
  expect(document.title).toBe("Your work · Tare");
  expect(document.activeElement).toBe(document.body);
});

it("has no transition for the first page, so that an early click is not lost", async () => {
  cleanup();
  const begin = vi.fn<(key: string) => void>();
  transition = { ...createPageTransition(), begin };
  render(<App />);
  await settle(FADE_MS);
  expect(heading()).toBe("Home");
  expect(begin).not.toHaveBeenCalled();
  await click("link", "wizard");
  expect(begin).toHaveBeenCalledExactlyOnceWith("/comparison-mode");
});

it("shows a page whose code is already loaded in the first render, with its title", async () => {
  cleanup();
  const Page = page("Landing");
  const load = vi.fn(() => Promise.resolve({ default: Page }));
  const address = { pathname: "/", search: "" };
  render(
    <Navigation address={address} transition={transition}>
      <PageOutlet
        address={address}
        destination={{
          kind: "screen",
          key: pageKey(address),
          screen: { load, Page, title: "landing", needs: "nothing" },
        }}
        transition={transition}
        arrival
        onShown={() => undefined}
      />
    </Navigation>,
  );
  // without waiting
  expect(heading()).toBe("Landing");
  expect(document.title).toBe("Tare: compare single-use and reusable foodware");
  expect(load).not.toHaveBeenCalled();
  await settle(FADE_MS);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/region");
});

it("sets the title, focuses the heading and scrolls to the top on the next page", async () => {
  await click("link", "wizard");
  expect(heading()).toBe("Wizard");
  expect(document.title).toBe("Comparison · Tare");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it("ignores requests for another page during the fade, and accepts them afterwards", async () => {
  await click("link", "wizard");
  await settle(FADE_MS - 1);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/comparison-mode");
  await settle(1);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/region");
  expect(heading()).toBe("Compare");
});

it("shows a sign of loading while a page's code is late: in place of a first page, above a previous one", async () => {
  let arrive: () => void = () => undefined;
  const sign = () => screen.queryByText("Opening the page…");
  expect(sign()).toBeNull();
  late.set("/comparison-mode", new Promise((resolve) => (arrive = resolve)));
  await click("link", "wizard");
  expect(sign()).not.toBeNull();
  expect(heading()).toBe("Home");
  cleanup();
  render(<App />);
  expect(sign()).not.toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
  await act(async () => arrive());
  expect(heading()).toBe("Wizard");
  expect(sign()).toBeNull();
});

it("follows back and forward at any time", async () => {
  await click("link", "wizard");
  await act(async () => {
    window.history.replaceState(null, "", "/");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(heading()).toBe("Home");
});

it("has no transition under reduced motion", async () => {
  stillScreen();
  const begin = vi.spyOn(transition, "begin");
  await click("link", "wizard");
  await click("button", "compare");
  expect(heading()).toBe("Compare");
  expect(begin).not.toHaveBeenCalled();
});

it("turns an address outside the app into /", async () => {
  await click("link", "wizard");
  await settle(FADE_MS);
  await click("button", "evil");
  expect(window.location.href).toBe(`${window.location.origin}/`);
});

it("decodes an encoded percent sign only once", async () => {
  await act(async () => window.history.pushState(null, "", "/comparison-mode?name=50%2541%26b"));
  await settle(FADE_MS);
  expect(new URLSearchParams(seen.get("Wizard")?.split("?")[1]).get("name")).toBe("50%41&b");
});
