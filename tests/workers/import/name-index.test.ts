// @vitest-environment node
import { expect, test } from "vitest";
import { NameIndex } from "../../../workers/import/names-of-fields.ts";

test("finds translated and original names", () => {
  const index = new NameIndex([
    { id: "coffee", name: "Café con leche", original_name: "Coffee with milk" },
    { id: "soup", name: "Sopa", original_name: "Soup" },
    { id: "own", name: "Mole" },
  ]);
  const idOf = (cell: string) => index.find(cell).map(({ id }) => id);
  expect(["café CON leche", "Coffee, with milk", "coffee", "Soup", "sopa", "Mole"].map(idOf)).toEqual([
    ["coffee"],
    ["coffee"],
    ["coffee"],
    ["soup"],
    ["soup"],
    ["own"],
  ]);
  expect(index.nearest("cofee with milk")[0]?.id).toBe("coffee");
  expect(index.nearest("leche, café")[0]?.id).toBe("coffee");
});

test("offers names that begin with the text, that have its words in another order, and for typing errors", () => {
  const index = new NameIndex([
    { id: "tomato", name: "Soup, tomato" },
    { id: "fish", name: "Fish soup" },
    { id: "coffee", name: "Coffee" },
  ]);
  const offered = (cell: string) => index.nearest(cell).map(({ id }) => id);
  expect(offered("soup")).toEqual(["tomato", "fish"]);
  expect(offered("tomato soup")[0]).toBe("tomato");
  expect(offered("Coffe")).toEqual(["coffee"]);
});
