// @vitest-environment node
import { expect, it } from "vitest";
import { rememberColumnsAtom, rememberedColumnsAtom } from "../../../../app/state/portfolio/import-columns.ts";
import { loadWorkAtom } from "../../../../app/state/work/work.ts";
import { initialSettings } from "../../../../workers/import/import-settings.ts";
import { readingOf } from "../../../../workers/import/quantity/reading.ts";
import { opened } from "../../../workers/import/sheets.ts";
import { memoryRecords } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const HEADER = ["EAN", "Artikel", "Menge", "Filiale", "Kunde"];
const FILE = `${HEADER.join(";")}\n4006381333931;cup_pe;3;North;A-1\n0036000291452;cup_pla;4;South;A-2\n`;

const loaded = async () => {
  const tab = await testTab({ records: memoryRecords() });
  await tab.store.set(loadWorkAtom);
  return tab.store;
};

it("are remembered by their header row, including details", async () => {
  const store = await loaded();
  const { summary } = await opened(FILE);
  expect(store.set(rememberedColumnsAtom, summary)).toBeNull();
  const settings = initialSettings(summary);
  const mapping = { ...settings.mapping, site: null, order_number: 3 };
  store.set(rememberColumnsAtom, summary, { ...settings, mapping });
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)?.mapping).toEqual(mapping);
});

it("are remembered with the user's answer about returned goods, if it was asked", async () => {
  const store = await loaded();
  const { summary } = await opened(FILE);
  const settings = initialSettings(summary);
  store.set(rememberColumnsAtom, summary, settings);
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)).toEqual({
    mapping: settings.mapping,
    reading: settings.reading,
    basis: settings.basis,
    ways: {},
    choices: [],
    answered: [],
  });
  store.set(rememberColumnsAtom, summary, { ...settings, returns: "apart", answered: ["quantity", "returns"] });
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)).toMatchObject({
    returns: "apart",
    answered: ["quantity", "returns"],
  });
});

it("are remembered with what the words of the unit column are, and nothing is remembered that the account cannot hold", async () => {
  const store = await loaded();
  const { summary } = await opened(FILE);
  const settings = initialSettings(summary);
  const choices = [
    { field: "unit", value: "PLT", use: "packs" },
    { field: "unit", value: "BX", use: null },
  ] as const;
  store.set(rememberColumnsAtom, summary, { ...settings, choices });
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)?.choices).toEqual(choices);
  const terms = Array.from({ length: 60 }, (_, column) => readingOf(column).terms).flat();
  store.set(rememberColumnsAtom, summary, { ...settings, reading: { terms } });
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)?.reading).toEqual(settings.reading);
});
