import { afterEach, beforeEach, expect, test } from "vitest";
import { choices } from "../../../../app/text/es/choices.ts";
import { wizard } from "../../../../app/text/es/wizard.ts";

beforeEach(() => {
  document.documentElement.lang = "es";
});
afterEach(() => {
  document.documentElement.lang = "";
});

test("one chosen product uses the singular", () => {
  expect(wizard.productsChosen(1, "1")).toBe("1 elegido");
  expect(wizard.productsChosen(2, "2")).toBe("2 elegidos");
  expect(choices.selectionShort(1, 0, "1", "0")).toBe("1 elegido, 0 reutilizables");
  expect(choices.selectionShort(3, 1, "3", "1")).toBe("3 elegidos, 1 reutilizable");
  expect(choices.selectionCount("3", 1, "1")).toBe("3 productos, 1 de ellos reutilizable");
});
