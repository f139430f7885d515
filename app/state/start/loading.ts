import { atom } from "jotai";
import { referenceCatalogueAtom, seeVersionAtom, showCatalogueAtom } from "../engine/reference-catalogue.ts";
import type { Problem } from "../core/outcome.ts";
import { openTables, openTablesSafely, servicesAtom } from "../core/services.ts";
import { showInsideAtom } from "./session-start.ts";
import { sessionAtom } from "../core/session.ts";
import { loadSiteSettingsAtom } from "../core/site-settings.ts";

/** Percent of each stage (specification section 1); the labels stand in `app/text`. */
const LOADING_PERCENT = { initializing: 5, content: 20, tables: 50, scorecard: 90, done: 100 } as const;
export type LoadingStage = keyof typeof LOADING_PERCENT;

export interface Loading {
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly stage: LoadingStage;
  /** that of the stage, or between it and the next one */
  readonly percent: number;
  /** set when status is "failed" */
  readonly problem: Problem | null;
  /** ready, but on the last good data, for this reason; offer `retryLoadingAtom` */
  readonly stale: Problem | null;
}

/** @param share of the tables, 0-1: how far between their percent and the next stage's */
const stageAt = (status: Loading["status"], stage: LoadingStage, share = 0): Loading => ({
  status,
  stage,
  percent: LOADING_PERCENT[stage] + share * (LOADING_PERCENT.scorecard - LOADING_PERCENT.tables),
  problem: null,
  stale: null,
});

const baseAtom = atom<Loading>(stageAt("idle", "initializing"));
const runningAtom = atom<{ readonly promise: Promise<void> | null }>({ promise: null });

export const loadingAtom = atom((get) => get(baseAtom));

const isLateAtom = atom(false);
/** Rows of the reference tables, or of a region, have been waited for longer than usual: offer `askRowsAgainAtom`. */
export const lateRowsAtom = atom((get) => get(isLateAtom));

/** One run. While a catalogue is on screen the run stays in the background: nothing flashes. */
const runAtom = atom(null, async (get, set) => {
  const quiet = get(referenceCatalogueAtom) !== null;
  const report = (stage: LoadingStage, share = 0): void => {
    if (!quiet) set(baseAtom, stageAt("loading", stage, share));
  };
  report("initializing");
  const services = await openTables(get(servicesAtom));
  services.reference.onSeen((version) => set(seeVersionAtom, version));
  services.reference.onMoved((catalogue) => set(showCatalogueAtom, catalogue));
  services.rows?.onLate((isLate) => set(isLateAtom, isLate));
  report("content");
  // who is out has no work and no help on screen, and not even their code: a login, or going on as a guest, brings both
  const inside = get(sessionAtom).kind === "out" ? null : set(showInsideAtom);
  await Promise.all([set(loadSiteSettingsAtom), inside]);
  const loaded = await services.reference.load(report);
  if (loaded.ok) {
    set(showCatalogueAtom, loaded.value.catalogue);
    set(baseAtom, { ...stageAt("ready", "done"), stale: loaded.value.stale });
  } else if (quiet) {
    set(baseAtom, { ...stageAt("ready", "done"), stale: loaded.problem });
  } else {
    set(baseAtom, (loading) => ({ ...loading, status: "failed", problem: loaded.problem }));
  }
});

/** Asks once more for the rows that are late. What was asked before may still be answered. */
export const askRowsAgainAtom = atom(null, async (get) => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) opened.value.rows?.askAgain();
});

/** Loads again, also when ready: after a failure, on stale data, or when the server has moved on. */
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

/** Starts the load if nothing is loaded or loading; safe to call on every page. */
export const startLoadingAtom = atom(null, async (get, set) => {
  const { status } = get(baseAtom);
  if (status === "idle") await set(retryLoadingAtom);
  else if (status === "loading") await get(runningAtom).promise;
});
