import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, describe, expect, it } from "vitest";
import CreateProductPage from "../../../../app/pages/create-product/create-product-page.tsx";
import { createPortfolioAtom, entriesNowAtom } from "../../../../app/state/work/portfolios.ts";
import { productsAtom } from "../../../../app/state/work/products.ts";
import { press, settled, shippedStore } from "../../features/product-editor/editor-tab.tsx";

afterEach(cleanup);

type Store = ReturnType<typeof shippedStore>;

const MUG = "hot_cup_ceramic";

const openAt = async (store: Store, address: string) => {
  cleanup();
  window.history.replaceState(null, "", address);
  render(
    <Provider store={store}>
      <CreateProductPage />
    </Provider>,
  );
  await settled();
};

const addressNow = () => decodeURIComponent(window.location.pathname + window.location.search);
const savedId = (store: Store) => store.get(productsAtom)[0]?.product.customProduct.product.prodsys_id ?? "";
const saveNow = async () => {
  await press("Save Product");
  await settled();
};

describe("the page of a product", () => {
  it("returns to home without a caller", async () => {
    const store = shippedStore();
    await openAt(store, `/create-product/hot_cup/${MUG}?region_id=Spain`);
    expect(screen.getByText(/in Spain$/)).toBeDefined();
    await saveNow();
    expect(addressNow()).toBe("/");
    expect(store.get(productsAtom)).toHaveLength(1);
  });

  it("replaces the original by its copy in every line of the portfolio of the URL", async () => {
    const store = shippedStore();
    const line = (prodsys_id: string, label: string) => ({
      usecase_id: "hot_cup",
      food_id: "default_worst",
      quantity: 10,
      prodsys_id,
      label,
    });
    const created = await store.set(
      createPortfolioAtom,
      { portfolio_name: "Canteens", portfolio_desc: "All", region_use: "Spain" },
      [line(MUG, "north"), line("hot_cup_eps", ""), line(MUG, "south")],
    );
    if (!created.ok) throw new Error(created.problem.detail);
    const id = created.value;
    await openAt(store, `/create-product/hot_cup/${MUG}?portfolio_id=${id}`);
    await saveNow();
    expect(addressNow()).toBe(`/portfolio-mode?portfolio_id=${id}`);
    const entries = await store.set(entriesNowAtom, id);
    const own = savedId(store);
    expect(entries.ok && [0, 1, 2].map((at) => entries.value.line(at).prodsys_id)).toEqual([own, "hot_cup_eps", own]);
  });

  it("reports unknown ids in the URL", async () => {
    const store = shippedStore();
    await openAt(store, "/create-product/hot_cup/gone");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This product is not here");
    fireEvent.click(screen.getByRole("link", { name: "Define a new product" }));
    await settled();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("New product");
    await openAt(store, "/create-product/nowhere");
    expect(screen.getByText("The address names a use case that does not exist.")).toBeDefined();
  });
});
