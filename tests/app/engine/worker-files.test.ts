// @vitest-environment node
import { expect, test } from "vitest";
import { workerClient } from "../../../app/engine/worker-client.ts";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { bytesOf, TOY_BASE, TOY_EUROPE } from "../data/toy-tables.ts";
import { mortalWorker, type MortalWorker } from "./mortal-worker.ts";

const NAMES: ChoosableNames = {
  products: [
    { prodsys_id: "cup_pp", prodsys_name: "PP cup", usecase_id: "cup", reusable: false, uses: 1 },
    { prodsys_id: "cup_steel", prodsys_name: "Steel cup", usecase_id: "cup", reusable: true, uses: 100 },
  ],
  foods: [{ food_id: "soup", food_name: "Soup" }],
  use_cases: [{ usecase_id: "cup", usecase_name: "Cup" }],
  default_food: "default_worst",
};
const SHEET = { sheet: "s", job: "import" };
const FILE = new Blob(["product,quantity,food\nPP cup,3,Soup\nSteel cup,4,Soup\nNobody,1,\n"]);
const LINES = EntryTable.of([
  { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "soup", quantity: 3, label: "" },
  { usecase_id: "cup", prodsys_id: "cup_steel", food_id: "soup", quantity: 4, label: "" },
]);

const started = async () => {
  const workers: MortalWorker[] = [];
  const client = workerClient(() => {
    const worker = mortalWorker();
    workers.push(worker);
    return worker;
  });
  await client.loadReference({ version: "v1", base: [bytesOf(TOY_BASE)], regions: { Europe: [bytesOf(TOY_EUROPE)] } });
  return { client, workers };
};
type Client = Awaited<ReturnType<typeof started>>["client"];

const check = async (client: Client) => {
  const read = await client.readSheet(FILE, {}, NAMES, SHEET, () => undefined);
  if (!read.ok) throw new Error(read.problem.detail);
  return client.checkSheet(
    { ...initialSettings(read.value), basis: "uses", answered: ["basis"] },
    NAMES,
    SHEET,
    () => undefined,
  );
};

test("a spreadsheet is sent as a file and comes back as columns, its faulty rows as a file", async () => {
  const { client } = await started();
  expect(await check(client)).toMatchObject({ ok: true, value: { ready: 2, faulty: 1 } });
  const taken = await client.takeSheet("s");
  if (!taken.ok) throw new Error(taken.problem.detail);
  expect(EntryTable.adopt(taken.value).equals(LINES)).toBe(true);
  const sentences = { product_unknown: "No {value}" } as Parameters<Client["rejectedRows"]>[0];
  const rejected = await client.rejectedRows(sentences, undefined, SHEET, () => undefined);
  expect(rejected.ok && (await rejected.value.text())).toContain("Nobody,1,,4,No Nobody");
  await client.closeSheet("s");
  expect(await client.takeSheet("s")).toMatchObject({ problem: { code: "no_sheet" } });
});

test("a lost worker loses its sheet: the page has to read the file again", async () => {
  const { client, workers } = await started();
  await check(client);
  workers[0]?.fail();
  expect(await client.takeSheet("s")).toMatchObject({ ok: false, problem: { code: "no_sheet" } });
  expect(await check(client)).toMatchObject({ ok: true, value: { ready: 2 } });
  expect(workers).toHaveLength(2);
});

test("a portfolio is exported and improved in the worker; the page keeps its columns", async () => {
  const { client } = await started();
  const context = { region_use: "Europe", recycling: { custom: false }, custom_products: [], custom_foods: [] };
  const job = { portfolio: "p", job: "j" };
  await client.openPortfolio("v1", context, LINES.data(), {}, job, () => undefined);
  const head = { portfolio_id: "p", portfolio_name: "P", region_id: "Europe", region_name: "Europe", period: "" };
  const file = await client.exportPortfolio(
    "weights",
    { ...head, custom_recycling: false, own_weights: false, climate_method: null, data_version: "v1" },
    null,
    NAMES,
    { decimalComma: false },
    job,
    () => undefined,
  );
  expect(file.ok && (await file.value.text())).toContain("cup_steel");
  expect(LINES.columns.quantity).toHaveLength(2);
  const limits = {
    reusables_only: false,
    excluded: [],
    forbidden: [],
    allowed: null,
    no_losses: false,
    usecase_id: null,
    places: null,
    own: { products: [], settings: {} },
  };
  const found = await client.swapPath(limits, job, () => undefined);
  if (!found.ok) throw new Error(found.problem.detail);
  expect(found.value.looked_at).toBe(2);
  const swaps = await client.exportSwaps(
    { ...limits, most: null, site: null },
    { ...head, custom_recycling: false, own_weights: false, climate_method: null, data_version: "v1" },
    NAMES,
    { decimalComma: false },
    job,
    () => undefined,
  );
  expect(swaps.ok && (await swaps.value.text()).split("\r\n").length).toBe(found.value.steps.length + 2);
  const changes = await client.exportLineChanges(
    LINES.data(),
    EntryTable.empty.data(),
    { ...head, custom_recycling: false, own_weights: false, climate_method: null, data_version: "v1" },
    NAMES,
    { decimalComma: false },
    "changes",
    () => undefined,
  );
  expect(changes.ok && (await changes.value.text()).match(/^removed/gm)).toHaveLength(2);
  const template = await client.importTemplate(true, NAMES, { decimalComma: true });
  expect(template.ok && (await template.value.text())).toContain("Steel cup");
});
