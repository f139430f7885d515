import { downloadFile, downloadText } from "../../data/download.ts";
import { browserFlags } from "../../data/flag-store.ts";
import type { Services } from "../core/services.ts";
import { openBrowserTables } from "./open-tables.ts";

/** Loads once and gives the same promise each time; after a failure the next call loads again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
};

/** What needs no code of its own: the clock, timers and downloads of the browser. */
export const PAGE = {
  now: Date.now,
  after: (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  download: downloadText,
  downloadFile,
} as const;

/** The services of a real page; the heavy ones are loaded by the first action that needs them. */
export function browserServices(): Services {
  const openTables = once(openBrowserTables);
  return {
    ...PAGE,
    flags: browserFlags(),
    openTables,
    open: once(async () => {
      const [{ openBrowserServices }, tables] = await Promise.all([import("./open-services.ts"), openTables()]);
      return openBrowserServices(tables);
    }),
  };
}
