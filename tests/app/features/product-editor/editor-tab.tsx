import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { vi } from "vitest";
import { OpenProductEditor, type EditorGuard } from "../../../../app/features/product-editor/open-product-editor.tsx";
import type { SavedFromEditor } from "../../../../app/features/product-editor/product-editor.tsx";
import { scoreComparison } from "../../../../workers/engine/scoring/score-comparison.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { catalogue, recordOf, shipped, tablesFor } from "../../../engine/rules/shipped.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { offlineTab } from "../../tab.ts";

const CONTEXT = {
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  region_use: "Europe",
  recycling: { custom: false },
  custom_foods: [],
  rivals: { products: [], custom_products: [] },
};

/** A guest's store with the shipped data, the engine in process, and in-memory storage. */
export const shippedStore = (flags = memoryFlags()) =>
  offlineTab({
    catalogue,
    flags,
    browser: {
      after: (_ms, action) => {
        const timer = setTimeout(action, 0);
        return () => clearTimeout(timer);
      },
    },
    services: {
      engine: {
        ...createScoringService(),
        editorTables: async (_version, usecase_id, region) => ({ ok: true, value: tablesFor(usecase_id, region) }),
        productRecord: async (_version, id) => ({ ok: true, value: id === "gone" ? null : recordOf(id) }),
        scoreComparison: async (_version, input) => ({ ok: true, value: scoreComparison(shipped, input) }),
      },
    },
  }).store;

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
