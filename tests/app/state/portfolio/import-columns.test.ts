// @vitest-environment node
import { expect, it } from "vitest";
import { rememberColumnsAtom, rememberedColumnsAtom } from "../../../../app/state/portfolio/import-columns.ts";
import { rememberHeaderAtom } from "../../../../app/state/work/name-mappings.ts";
import { loadWorkAtom } from "../../../../app/state/work/work.ts";
import { initialSettings } from "../../../../workers/import/import-settings.ts";
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
    counts: settings.counts,
    basis: settings.basis,
    answered: [],
  });
  store.set(rememberColumnsAtom, summary, { ...settings, returns: "apart", answered: ["quantity", "returns"] });
  await Promise.resolve();
  expect(store.set(rememberedColumnsAtom, summary)).toMatchObject({
    returns: "apart",
    answered: ["quantity", "returns"],
  });
});

it("that a build without details remembered take the details from the new file", async () => {
  const store = await loaded();
  const { summary } = await opened(FILE);
  const older = { product: 1, use_case: null, food: null, quantity: 2, pack: null, unit: null };
  const rest = { counts: "pieces", basis: "pieces", quantity_told: true };
  const remembered = async (code: number | null, label: number | null) => {
    await store.set(rememberHeaderAtom, HEADER, { ...older, ...rest, code, label });
    return store.set(rememberedColumnsAtom, summary);
  };
  const details = { gtin: 0, item_code: null, site: 3, country: null, order_number: null, date: null };
  expect(await remembered(0, 3)).toMatchObject({
    mapping: { ...older, ...details, label: null },
    answered: ["quantity"],
  });
  // what the user chose stays: a column of codes, and one of labels
  expect((await remembered(4, null))?.mapping).toEqual({ ...older, ...details, item_code: 4, label: null });
  expect((await remembered(0, 4))?.mapping).toEqual({ ...older, ...details, label: 4 });
});

it("that a build without countries remembered take the country from the new file", async () => {
  const store = await loaded();
  const header = [...HEADER, "Land"];
  const { summary } = await opened(`${header.join(";")}\n4006381333931;cup_pe;3;North;A-1;DE\n`);
  const settings = initialSettings(summary);
  const { country, ...older } = settings.mapping;
  expect(country).toBe(5);
  const rest = { counts: "pieces", basis: "pieces", quantity_told: true };
  await store.set(rememberHeaderAtom, header, { ...older, ...rest });
  expect(store.set(rememberedColumnsAtom, summary)?.mapping).toEqual(settings.mapping);
  // the column is used for something else
  await store.set(rememberHeaderAtom, header, { ...older, ...rest, label: 5 });
  expect(store.set(rememberedColumnsAtom, summary)?.mapping).toMatchObject({ country: null, label: 5 });
});
