import { useSyncExternalStore } from "react";
import { currentTheme, setThemeChoice, subscribeTheme, type Theme } from "./theme-choice.ts";

/** The theme on screen and a function that switches to the other theme. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  return { theme, toggleTheme: () => setThemeChoice(theme === "dark" ? "light" : "dark") };
}
