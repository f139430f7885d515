import { act, cleanup, render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { localWorkText } from "../../../../app/data/local-work.ts";
import { openUserWork } from "../../../../app/data/documents/user-work.ts";
import { noServerSync } from "../../../../app/data/sync/server-sync.ts";
import { ok } from "../../../../app/data/outcome.ts";
import { noScoreReports } from "../../../../app/data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../../../app/data/site-settings.ts";
import ComparisonModePage from "../../../../app/pages/comparison-mode/comparison-mode-page.tsx";
import { showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import type { ComparisonDraft } from "../../../../app/state/work/comparisons.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { provideServicesAtom } from "../../../../app/state/core/services.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../../data/memory-stores.ts";
import { noAdmin, noContent, noPasskeys, noPinned, unreachableAccounts, noShares } from "../../data/no-server.ts";
import { KIOSK } from "../../features/kiosk-catalogue.ts";
import { KIOSK_STREAMS, kioskScores } from "./kiosk-scores.ts";

export const KIOSK_COFFEE: ComparisonDraft = {
  comparison_name: "Kiosk coffee",
  region_use: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  currentProductIds: ["paper_pe", "glass", "ceramic"],
};

/** A tab of a guest with the kiosk's catalogue; `flags` persists over a reload. */
export const kioskTab = (flags = memoryFlags()) => {
  const files: { name: string; text: string }[] = [];
  const store = createStore();
  const engine = createScoringService();
  const records = memoryRecords();
  store.set(provideServicesAtom, {
    flags,
    now: () => 1_800_000_000_000,
    after: () => () => undefined,
    download: (name, text) => files.push({ name, text }),
    downloadFile: () => undefined,
    open: async () => ({
      settings: async () => DEFAULT_SETTINGS,
      account: unreachableAccounts,
      content: noContent,
      admin: noAdmin,
      passkeys: noPasskeys,
      work: openUserWork(records, memoryTabs().tab()),
      sync: noServerSync,
      reference: {
        load: async () => ok({ version: KIOSK.version, catalogue: KIOSK, stale: null }),
        ensureRegion: async () => ok(KIOSK.version),
        look: async () => ok(null),
        onRegionProgress: () => undefined,
        onSeen: () => undefined,
        onMoved: () => undefined,
      },
      pinned: async () => noPinned,
      shares: noShares,
      engine: {
        ...engine,
        scoreComparison: async (_version, input) => ({ ok: true, value: kioskScores(input) }),
        recoveryStreams: async () => ({ ok: true, value: KIOSK_STREAMS }),
      },
      localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
      reports: noScoreReports,
      storageBackup: async () => ok(null),
    }),
  });
  store.set(showCatalogueAtom, KIOSK);
  return {
    store,
    files,
    flags,
    created: async (draft: Partial<ComparisonDraft> = {}) => {
      const outcome = await store.set(createComparisonAtom, { ...KIOSK_COFFEE, ...draft });
      if (!outcome.ok) throw new Error(outcome.problem.detail);
      return outcome.value;
    },
    /** loads the page at a URL, like a reload */
    open: async (search: string) => {
      cleanup();
      window.history.replaceState(null, "", `/comparison-mode?${search}`);
      render(
        <Provider store={store}>
          <ComparisonModePage />
        </Provider>,
      );
      await settled();
    },
  };
};

const TURNS = 8;

/** Flushes promises and the effects that follow, including chains of them. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

export const addressNow = () => new URLSearchParams(window.location.search);
