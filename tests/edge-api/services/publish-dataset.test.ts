import { expect, test } from "vitest";
import { prepareDataset } from "../../../edge-api/services/publish-dataset.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { sqliteApi } from "../suite/sqlite-api.ts";

const ports = async () => ({ reference: (await sqliteApi()).reference, now: () => 1000 });

test("an unknown kind or region is refused by name", async () => {
  const strangeKind = { version: "v", note: "", rows: { Global: [{ kind: "prices", data: "{}" }] } };
  await expect(prepareDataset(await ports(), strangeKind)).rejects.toThrow('unknown kind "prices"');
  const strangeRegion = { version: "v", note: "", rows: { Atlantis: [] } };
  await expect(prepareDataset(await ports(), strangeRegion)).rejects.toThrow('unknown region "Atlantis"');
});

test("an existing version is not overwritten", async () => {
  const { reference } = await sqliteApi();
  await reference.publish(await prepareDataset({ reference, now: () => 1 }, toyDataset("v1", 1)));
  await expect(
    prepareDataset({ reference, now: () => 2 }, toyDataset("v1", 2)).then((again) => reference.publish(again)),
  ).rejects.toThrow("UNIQUE constraint failed: dataset_versions.version");
  const name = await reference.findList("Global");
  expect(name?.version).toBe("v1");
  expect(await reference.listVersions()).toEqual([{ version: "v1", created: 1, note: "toy v1" }]);
});

test("only texts missing in the current version are stored", async () => {
  const { reference } = await sqliteApi();
  await reference.publish(await prepareDataset({ reference, now: () => 1 }, toyDataset("v1", 1)));
  const next = await prepareDataset({ reference, now: () => 2 }, toyDataset("v2", 2));
  expect([...next.texts.values()].every((text) => text.startsWith('{"kind":"impact"'))).toBe(true);
  expect(next.texts.size).toBe(2);
});
