import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pathToFileURL } from "node:url";
import {
  currentTheme,
  readThemeChoice,
  setThemeChoice,
  subscribeTheme,
  THEME_KEY,
} from "../../../app/theme/theme-choice.ts";

const clear = () => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
};
beforeEach(clear);
afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

/** Runs the boot script as a page does; the query bypasses the module cache. */
const boot = async (run: number) => {
  const script = pathToFileURL("app/public/theme-boot.js").href;
  await import(/* @vite-ignore */ `${script}?${run}`);
};

const refuse = () => {
  throw new DOMException("closed", "SecurityError");
};

describe("the choice of theme", () => {
  it("follows the system without a choice", () => {
    expect(readThemeChoice()).toBe("system");
    const matches = vi.spyOn(window, "matchMedia");
    matches.mockReturnValue({ matches: true } as MediaQueryList);
    expect(currentTheme()).toBe("dark");
    matches.mockReturnValue({ matches: false } as MediaQueryList);
    expect(currentTheme()).toBe("light");
  });

  it("applies at once, is stored, and notifies listeners", () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeTheme(listener);
    setThemeChoice("dark");
    expect(currentTheme()).toBe("dark");
    expect(readThemeChoice()).toBe("dark");
    expect(localStorage.getItem(THEME_KEY)).toBe("dark");
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    setThemeChoice("system");
    expect(listener).toHaveBeenCalledOnce();
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });

  it("works without storage", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readThemeChoice()).toBe("system");
    setThemeChoice("light");
    expect(currentTheme()).toBe("light");
    vi.unstubAllGlobals();
  });
});

describe("the boot script", () => {
  it("applies the stored choice, with the same key and attribute", async () => {
    setThemeChoice("dark");
    delete document.documentElement.dataset["theme"];
    await boot(1);
    expect(currentTheme()).toBe("dark");
  });

  it("sets nothing without a choice or with an unknown value", async () => {
    await boot(2);
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
    localStorage.setItem(THEME_KEY, "sepia");
    await boot(3);
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
    expect(readThemeChoice()).toBe("system");
  });
});
