import { atom } from "jotai";
import { referenceCatalogueAtom, noteServerVersionAtom, showCatalogueAtom } from "../engine/reference-catalogue.ts";
import type { Problem } from "../core/outcome.ts";
import { openTables, openTablesSafely, servicesAtom } from "../core/services.ts";
import { showInsideAtom } from "./show-inside.ts";
import { namesToTranslateAtom } from "../core/preferences.ts";
import { sessionAtom } from "../core/session.ts";
import { loadSiteSettingsAtom } from "../core/site-settings.ts";

/** Percent at the start of each stage (specification section 1); the labels are in `app/text`. */
const LOADING_PERCENT = { initializing: 5, content: 20, tables: 50, scorecard: 90, done: 100 } as const;
export type LoadingStage = keyof typeof LOADING_PERCENT;

export interface Loading {
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly stage: LoadingStage;
  /** that of the stage, or between this stage and the next */
  readonly percent: number;
  /** set when status is "failed" */
  readonly problem: Problem | null;
  /** ready, but with the last good data, because of this problem; offer `retryLoadingAtom` */
  readonly stale: Problem | null;
}

/** @param share fraction of the tables loaded, 0-1: moves the percent towards the next stage's */
const stageAt = (status: Loading["status"], stage: LoadingStage, share = 0): Loading => ({
  status,
  stage,
  percent: LOADING_PERCENT[stage] + share * (LOADING_PERCENT.scorecard - LOADING_PERCENT.tables),
  problem: null,
  stale: null,
});

const baseAtom = atom<Loading>(stageAt("idle", "initializing"));
const runningAtom = atom<{ readonly promise: Promise<void> | null }>({ promise: null });

/** The state of loading the reference data. */
export const loadingAtom = atom((get) => get(baseAtom));

const isLateAtom = atom(false);
/** Whether rows of the reference tables are later than usual: offer `requestRowsAgainAtom`. */
export const lateRowsAtom = atom((get) => get(isLateAtom));

/** One load. If a catalogue is on screen, it runs in the background, without progress. */
const runAtom = atom(null, async (get, set) => {
  const quiet = get(referenceCatalogueAtom) !== null;
  const report = (stage: LoadingStage, share = 0): void => {
    if (!quiet) set(baseAtom, stageAt("loading", stage, share));
  };
  report("initializing");
  const services = await openTables(get(servicesAtom));
  // everything is requested at once, the settings first; the stage is the first one of which something is missing
  const settings = set(loadSiteSettingsAtom);
  services.reference.onSeen((version) => set(noteServerVersionAtom, version));
  services.reference.onMoved((catalogue) => set(showCatalogueAtom, catalogue));
  services.rows?.onLate((isLate) => set(isLateAtom, isLate));
  // a logged-out page needs neither work nor help, nor their code; login and guest mode load both
  const inside = get(sessionAtom).kind === "out" ? null : set(showInsideAtom);
  let waitsForTables = false;
  let reached: Parameters<typeof report> = ["tables"];
  const tables = services.reference.load((...stage) => {
    reached = stage;
    if (waitsForTables) report(...stage);
  });
  // handles a failure of one part while another is awaited
  void Promise.all([settings, inside, tables]).catch(() => undefined);
  await settings;
  report("content");
  await inside;
  waitsForTables = true;
  report("tables");
  if (reached[0] !== "tables" || reached[1] !== undefined) report(...reached);
  const loaded = await tables;
  if (loaded.ok) {
    set(showCatalogueAtom, loaded.value.catalogue);
    set(baseAtom, { ...stageAt("ready", "done"), stale: loaded.value.stale });
    if (inside !== null && get(namesToTranslateAtom).length > 0) {
      const { translateDefaultNamesAtom } = await import("../work/default-names.ts");
      await set(translateDefaultNamesAtom);
    }
  } else if (quiet) {
    set(baseAtom, { ...stageAt("ready", "done"), stale: loaded.problem });
  } else {
    set(baseAtom, (loading) => ({ ...loading, status: "failed", problem: loaded.problem }));
  }
});

/** Requests late rows again. The first request may still be answered. */
export const requestRowsAgainAtom = atom(null, async (get) => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) opened.value.rows?.askAgain();
});

/** Loads again, also when ready: after a failure, with stale data, or when the server has newer data. */
export const retryLoadingAtom = atom(null, async (get, set) => {
  const running = get(runningAtom).promise;
  if (running !== null) return running;
  const promise = (async () => {
    try {
      await set(runAtom);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      set(baseAtom, (loading) => ({ ...loading, status: "failed", problem: { code: "internal", detail } }));
    } finally {
      set(runningAtom, { promise: null });
    }
  })();
  set(runningAtom, { promise });
  return promise;
});

/** Starts loading unless it has started; safe to call on every page. */
export const startLoadingAtom = atom(null, async (get, set) => {
  const { status } = get(baseAtom);
  if (status === "idle") await set(retryLoadingAtom);
  else if (status === "loading") await get(runningAtom).promise;
});
