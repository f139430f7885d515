import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { baseProductDraftAtom } from "../../../../app/state/editors/product-draft.ts";
import { productsAtom } from "../../../../app/state/work/products.ts";
import { field, openEditor, press, saidBeside, settled, type } from "./editor-tab.tsx";

afterEach(cleanup);

const MUG = "hot_cup_pp_reuse";
const NUMBER = "GTIN or article number";
const allSettings = async () => {
  fireEvent.click(screen.getByRole("radio", { name: "All settings" }));
  await settled();
};

it("a number is saved as typed, also after a change of base; a mistyped GTIN gives a warning, not an error", async () => {
  const { store } = await openEditor(MUG);
  await allSettings();
  await type(NUMBER, "04006381333931");
  expect(saidBeside(NUMBER)).not.toContain("mistyped");
  await type(NUMBER, "04006381333932");
  expect(saidBeside(NUMBER)).toContain("the check digit does not match");
  await store.set(baseProductDraftAtom, "hot_cup_ceramic");
  await settled();
  await press("Save Product");
  const [stored] = store.get(productsAtom);
  expect(stored?.product.customProduct.product.item_code).toBe("04006381333932");
});

it("a number with characters that change the text direction is refused at its field", async () => {
  const { store } = await openEditor(MUG);
  await allSettings();
  await type(NUMBER, "47\u202E11");
  await press("Save Product");
  expect(document.activeElement).toBe(field(NUMBER));
  expect(store.get(productsAtom)).toEqual([]);
});
