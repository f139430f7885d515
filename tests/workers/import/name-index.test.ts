// @vitest-environment node
import { expect, test } from "vitest";
import { NameIndex } from "../../../workers/import/name-index.ts";

test("where names are translated, a file is read in the language of the screen and in that of the data", () => {
  const index = new NameIndex([
    { id: "cup_pe", name: "Vaso de papel", original_name: "Paper cup, PE lined" },
    { id: "plate", name: "Plato", original_name: "Plate" },
    { id: "own", name: "Copa" },
  ]);
  const idOf = (cell: string) => index.find(cell).map(({ id }) => id);
  expect(["vaso de PAPEL", "Paper cup PE lined", "cup_pe", "Plate", "plato", "Copa"].map(idOf)).toEqual([
    ["cup_pe"],
    ["cup_pe"],
    ["cup_pe"],
    ["plate"],
    ["plate"],
    ["own"],
  ]);
  expect(index.nearest("paper cup, lined")[0]?.id).toBe("cup_pe");
  expect(index.nearest("vaso papel")[0]?.id).toBe("cup_pe");
});

test("names are offered that go on from what was written, that have its words in another order, and that a slip differs from", () => {
  const index = new NameIndex([
    { id: "portion", name: "Paper portion cup", about: "Portion cup" },
    { id: "pet", name: "PET cup", about: "Cold cup" },
    { id: "pe", name: "Paper cup, PE lined", about: "Hot cup" },
    { id: "double", name: "Paper cup, double wall, PE lined", about: "Hot cup" },
  ]);
  const offered = (cell: string) => index.nearest(cell).map(({ id }) => id);
  expect(offered("paper cup")).toEqual(["pe", "double", "portion", "pet"]);
  expect(offered("Hot cup, paper")[0]).toBe("pe");
  expect(offered("Pape cup PE lind")[0]).toBe("pe");
});
