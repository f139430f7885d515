import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { vi } from "vitest";
import { openUserWork } from "../../../../app/data/documents/user-work.ts";
import { localWorkText } from "../../../../app/data/local-work.ts";
import { ok } from "../../../../app/data/outcome.ts";
import { noScoreReports } from "../../../../app/data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../../../app/data/site-settings.ts";
import { noServerSync } from "../../../../app/data/sync/server-sync.ts";
import { OpenProductEditor, type EditorGuard } from "../../../../app/features/product-editor/open-product-editor.tsx";
import type { SavedFromEditor } from "../../../../app/features/product-editor/product-editor.tsx";
import { provideServicesAtom } from "../../../../app/state/core/services.ts";
import { showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import { scoreComparison } from "../../../../workers/engine/scoring/score-comparison.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { catalogue, recordOf, shipped, tablesFor } from "../../../engine/rules/shipped.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../../data/memory-stores.ts";
import { noAdmin, noContent, noPasskeys, noPinned, unreachableAccounts, noShares } from "../../data/no-server.ts";

const CONTEXT = {
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  region_use: "Europe",
  recycling: { custom: false },
  custom_foods: [],
  rivals: { products: [], custom_products: [] },
};

/** A guest's store with the shipped data, the engine in process, and in-memory storage. */
export const shippedStore = (flags = memoryFlags()) => {
  const store = createStore();
  const engine = createScoringService();
  const records = memoryRecords();
  const work = openUserWork(records, memoryTabs().tab());
  store.set(provideServicesAtom, {
    flags,
    now: () => 1_800_000_000_000,
    after: (_ms, action) => {
      const timer = setTimeout(action, 0);
      return () => clearTimeout(timer);
    },
    download: () => undefined,
    downloadFile: () => undefined,
    open: async () => ({
      settings: async () => DEFAULT_SETTINGS,
      account: unreachableAccounts,
      admin: noAdmin,
      passkeys: noPasskeys,
      content: noContent,
      work,
      sync: noServerSync,
      reference: {
        load: async () => ok({ version: catalogue.version, catalogue, stale: null }),
        ensureRegion: async () => ok(catalogue.version),
        look: async () => ok(null),
        onRegionProgress: () => undefined,
        onSeen: () => undefined,
        onMoved: () => undefined,
      },
      pinned: async () => noPinned,
      shares: noShares,
      engine: {
        ...engine,
        editorTables: async (_version, usecase_id, region) => ({ ok: true, value: tablesFor(usecase_id, region) }),
        productRecord: async (_version, id) => ({ ok: true, value: id === "gone" ? null : recordOf(id) }),
        scoreComparison: async (_version, input) => ({ ok: true, value: scoreComparison(shipped, input) }),
      },
      localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
      reports: noScoreReports,
      storageBackup: async () => ok(null),
    }),
  });
  store.set(showCatalogueAtom, catalogue);
  return store;
};

/** Renders the editor without its page or dialog. */
export const openEditor = async (prodsys_id: string | null, flags = memoryFlags()) => {
  cleanup();
  const store = shippedStore(flags);
  const onSaved = vi.fn<(saved: SavedFromEditor) => void>();
  const onLeave = vi.fn<() => void>();
  const onNotFound = vi.fn<() => void>();
  const onGuard = vi.fn<(guard: EditorGuard) => void>();
  render(
    <Provider store={store}>
      <OpenProductEditor
        prodsys_id={prodsys_id}
        context={CONTEXT}
        backTo="Kiosk coffee"
        {...{ onSaved, onLeave, onNotFound, onGuard }}
      />
    </Provider>,
  );
  await settled();
  return { store, onSaved, onLeave, onNotFound, onGuard };
};

/** Waits for promises, the delay of the preview and the following effects. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input, select, textarea" });

export const type = async (name: string, text: string) => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
  await settled();
};

export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settled();
};

/** Text of a field's hint, error and mark. */
export const saidBeside = (name: string): string =>
  (field(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
