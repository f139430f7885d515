// @vitest-environment node
import { expect, test } from "vitest";
import { NameIndex } from "../../../workers/import/name-index.ts";

test("where names are translated, a file is read in the language of the screen and in that of the data", () => {
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

test("names are offered that go on from what was written, that have its words in another order, and that a slip differs from", () => {
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
