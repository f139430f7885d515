import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, expect, it } from "vitest";
import { EffectView } from "../../../../app/features/administration/difference-view.tsx";
import { showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import type { ScoreEffect } from "../../../../edge-api/contract/admin-replies.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

afterEach(cleanup);

const EFFECT: ScoreEffect = {
  scored: 850,
  changed: 700,
  large: 640,
  firstPlaces: 12,
  products: [
    {
      region: "Spain",
      usecase_id: "hot_cup",
      prodsys_id: "mug",
      prodsys_name: "Mug",
      summary: [81.26, 78.9],
      scores: { climate: [90.2, 61.4], h2o: [40.1, 40.3], land_use: [50, null] },
    },
  ],
};

it("shows the server's counts, not the number of listed rows; changed metrics are below the product", () => {
  const store = createStore();
  store.set(showCatalogueAtom, KIOSK);
  render(
    <Provider store={store}>
      <EffectView effect={EFFECT} />
    </Provider>,
  );
  const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["700", "640", "12"]);
  fireEvent.click(screen.getByRole("button", { name: /^Products whose scores change/ }));
  const name = within(screen.getByRole("table")).getByRole("rowheader");
  const climate = KIOSK.metrics.find(({ metric_id }) => metric_id === "climate")?.metric_name ?? "";
  expect(name.textContent).toContain(`${climate} 90 → 61`);
  expect(name.textContent).not.toContain("40 → 40");
  expect(screen.getByText("The 1 largest changes are listed.")).toBeTruthy();
});
