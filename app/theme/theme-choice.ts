/** The two themes. */
export type Theme = "light" | "dark";

/** What the user chose: a theme, or (nothing stored) whatever the system says. */
export type ThemeChoice = Theme | "system";

/** Local storage key; public/theme-boot.js reads the same one before the first paint. */
export const THEME_KEY = "theme";

const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia("(prefers-color-scheme: dark)");

const isTheme = (value: string | null | undefined): value is Theme => value === "light" || value === "dark";

/** The stored choice; "system" when there is none or storage is closed to us. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    // storage is closed to us: as without a choice
    return "system";
  }
}

/** Applies a choice at once and keeps it; a browser without storage keeps it until the page is left. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // private mode: the attribute above is enough for this visit
  }
  for (const listener of listeners) listener();
}

/** The theme on screen now: the attribute on the root, else the system's. */
export function currentTheme(): Theme {
  const attribute = document.documentElement.dataset["theme"];
  if (isTheme(attribute)) return attribute;
  return systemDark().matches ? "dark" : "light";
}

/** Calls back when the theme on screen may have changed; returns the way out. */
export function subscribeTheme(listener: () => void): () => void {
  const system = systemDark();
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}
