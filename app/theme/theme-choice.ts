import { useSyncExternalStore } from "react"; /** The two themes. */
export type Theme = "light" | "dark";

/** The user's choice; "system" (nothing stored) follows the system's preference. */
export type ThemeChoice = Theme | "system";

/** Local storage key; public/theme-boot.js reads the same key before the first paint. */
export const THEME_KEY = "theme";

const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia("(prefers-color-scheme: dark)");

const isTheme = (value: string | null | undefined): value is Theme => value === "light" || value === "dark";

/** The stored choice; "system" if there is none or storage is unavailable. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    // storage is unavailable
    return "system";
  }
}

/** Applies a choice at once and stores it; without storage it lasts until the page is closed. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // storage is unavailable: the attribute above applies to this visit
  }
  for (const listener of listeners) listener();
}

/** The theme on screen: the root's attribute, otherwise the system's preference. */
export function currentTheme(): Theme {
  const attribute = document.documentElement.dataset["theme"];
  if (isTheme(attribute)) return attribute;
  return systemDark().matches ? "dark" : "light";
}

/** Calls `listener` when the theme on screen may have changed; returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void): () => void {
  const system = systemDark();
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}

/** The theme on screen and a function that switches to the other theme. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  return { theme, toggleTheme: () => setThemeChoice(theme === "dark" ? "light" : "dark") };
}
