import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "jotai";
import ComparisonModePage from "../../../../app/pages/comparison-mode/comparison-mode-page.tsx";
import { createComparisonAtom, type ComparisonDraft } from "../../../../app/state/work/comparisons.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { KIOSK } from "../../features/kiosk-catalogue.ts";
import { KIOSK_STREAMS, kioskScores } from "./kiosk-scores.ts";
import { offlineTab } from "../../tab.ts";

export const KIOSK_COFFEE: ComparisonDraft = {
  comparison_name: "Kiosk coffee",
  region_use: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  currentProductIds: ["paper_pe", "glass", "ceramic"],
};

/** A tab of a guest with the kiosk's catalogue; `flags` persists over a reload. */
export const kioskTab = (flags = memoryFlags()) => {
  const { store, files } = offlineTab({
    catalogue: KIOSK,
    flags,
    services: {
      engine: {
        ...createScoringService(),
        scoreComparison: async (_version, input) => ({ ok: true, value: kioskScores(input) }),
        // no draw contradicts the scores
        comparisonUncertainty: async (_version, _input, settings) => ({
          ok: true,
          value: { settings, scores: [], pairs: [], quantities: 0 },
        }),
        recoveryStreams: async () => ({ ok: true, value: KIOSK_STREAMS }),
      },
    },
  });
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
