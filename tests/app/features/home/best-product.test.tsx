import { act, cleanup, render, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { BestProduct } from "../../../../app/features/home/best-product.tsx";
import { setIncludesForbiddenAtom } from "../../../../app/state/core/left-out.ts";
import { referenceCatalogueAtom, showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { marketBan } from "../../market-ban.ts";

afterEach(cleanup);

test("a product that the law forbids is not the best one, unless the user counts it", async () => {
  const { store, id } = await toyTab(["cup_steel", "cup_board"]);
  const loaded = store.get(referenceCatalogueAtom);
  if (loaded === null) throw new Error("there is a catalogue");
  const materials = loaded.products.find(({ prodsys_id }) => prodsys_id === "cup_steel")?.material_ids ?? [];
  const { container } = render(
    <Provider store={store}>
      <BestProduct id={id} />
    </Provider>,
  );
  const best = (name: RegExp) => waitFor(() => expect(container.textContent).toMatch(name));
  await best(/^Steel_cup, /);
  act(() => store.set(showCatalogueAtom, { ...loaded, market_rules: [marketBan(materials, false)] }));
  await best(/^Board_cup_with_lid, /);
  act(() => store.set(setIncludesForbiddenAtom, { kind: "comparison", id }, true));
  await best(/^Steel_cup, /);
});
