import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Link, useLocation, useSearch } from "wouter";
import { Navigation, useLiveAddress } from "../../../app/shell/navigation.tsx";
import { PageOutlet } from "../../../app/shell/page-outlet.tsx";
import { createPageTransition, FADE_MS } from "../../../app/shell/page-transition.ts";
import { pageKey } from "../../../app/shell/page-key.ts";
import { stillScreen } from "../../fixtures/still-screen.ts";

/** The last address at which each page found itself. */
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

const PAGES: Readonly<Record<string, ComponentType>> = {
  "/": page("Home"),
  "/comparison-mode": page("Wizard"),
  "/region": page("Compare"),
};

const App = () => {
  const address = useLiveAddress();
  const Page = PAGES[address.pathname] ?? page("Unknown");
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
            title: () => `Title of ${address.pathname}`,
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
/** Pages whose code is waited for. */
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
  expect(document.title).toBe("Title of /");
  expect(document.activeElement).toBe(document.body);
});

it("has no transition for the first page: a click while it is put up is not lost", async () => {
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

it("shows a page whose code is there in the first render, with its title", async () => {
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
          screen: { load, Page, title: () => "Title of the landing", needs: "nothing" },
        }}
        transition={transition}
        arrival
        onShown={() => undefined}
      />
    </Navigation>,
  );
  // nothing was waited for
  expect(heading()).toBe("Landing");
  expect(document.title).toBe("Title of the landing");
  expect(load).not.toHaveBeenCalled();
  await settle(FADE_MS);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/region");
});

it("goes to the next page: title, heading focused, scrolled to the top", async () => {
  await click("link", "wizard");
  expect(heading()).toBe("Wizard");
  expect(document.title).toBe("Title of /comparison-mode");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it("ignores requests for another page while it fades, and takes them again afterwards", async () => {
  await click("link", "wizard");
  await settle(FADE_MS - 1);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/comparison-mode");
  await settle(1);
  await click("button", "compare");
  expect(window.location.pathname).toBe("/region");
  expect(heading()).toBe("Compare");
});

it("takes another request while the code of a page is waited for, and does not show that page when it comes late", async () => {
  let arrive: () => void = () => undefined;
  late.set("/comparison-mode", new Promise((resolve) => (arrive = resolve)));
  await click("link", "wizard");
  expect(heading()).toBe("Home");
  await click("button", "compare");
  expect(window.location.pathname).toBe("/region");
  expect(heading()).toBe("Compare");
  await act(async () => arrive());
  await settle(FADE_MS);
  expect(heading()).toBe("Compare");
  expect(document.title).toBe("Title of /region");
});

it("takes a new query on the same page also while it fades", async () => {
  await click("link", "wizard");
  await click("button", "next step");
  expect(window.location.search).toBe("?step=2");
  expect(seen.get("Wizard")).toBe("/comparison-mode?step=2");
});

it("obeys back and forward at any time", async () => {
  await click("link", "wizard");
  await act(async () => {
    window.history.replaceState(null, "", "/");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(heading()).toBe("Home");
});

it("never shows a page the address of another one", async () => {
  await click("link", "wizard");
  await settle(FADE_MS);
  await click("button", "next step");
  await click("button", "compare");
  expect(seen.get("Wizard")).toBe("/comparison-mode?step=2");
  expect(seen.get("Home")).toBe("/?");
});

it("does not wait under reduced motion", async () => {
  stillScreen();
  const begin = vi.spyOn(transition, "begin");
  await click("link", "wizard");
  await click("button", "compare");
  expect(heading()).toBe("Compare");
  expect(begin).not.toHaveBeenCalled();
});

it("turns an address that is not ours into /", async () => {
  await click("link", "wizard");
  await settle(FADE_MS);
  await click("button", "evil");
  expect(window.location.href).toBe(`${window.location.origin}/`);
});

it("hands a percent sign on as it was meant", async () => {
  await act(async () => window.history.pushState(null, "", "/comparison-mode?name=50%2541%26b"));
  await settle(FADE_MS);
  expect(new URLSearchParams(seen.get("Wizard")?.split("?")[1]).get("name")).toBe("50%41&b");
});
