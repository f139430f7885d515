import { describe, expect, test } from "vitest";
import { fieldName, flagWords, recordWords, tableName } from "../../../app/text/reference-words.ts";
import { shownValue } from "../../../app/text/shown-value.ts";
import { referenceNames } from "../../../app/text/en/reference-names.ts";
import { referenceNames as spanish } from "../../../app/text/es/reference-names.ts";
import { REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import { PROVENANCE, REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";
import { recordName } from "../../../workers/engine/analysis/record-name.ts";
import { openRows } from "../../../workers/engine/tables/raw-tables.ts";

const ROWS = Object.values(readShippedDataset().rows).flat();
const recordsOf = (data: string) => JSON.parse(data) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** Fields that identify a record and never change. */
const KEYS = new Set(Object.values(REFERENCE_TABLES).flatMap(({ key }) => key));

describe("every table and every field has a name", () => {
  test("every table has a name other than its id", () => {
    for (const kind of REFERENCE_KINDS) {
      expect(tableName(kind)).not.toBe(kind);
      expect(spanish.tables[kind]).not.toBe(kind);
    }
    expect(new Set(Object.values(referenceNames.tables)).size).toBe(REFERENCE_KINDS.length);
    expect(new Set(Object.values(spanish.tables)).size).toBe(REFERENCE_KINDS.length);
  });

  test("every field of the contract and of the shipped tables has a name", () => {
    const fields = new Set([
      ...Object.keys(PROVENANCE),
      ...Object.values(REFERENCE_TABLES).flatMap((table) => Object.keys(table.fields)),
      ...ROWS.flatMap(({ data }) => Object.values(recordsOf(data)).flatMap((record) => Object.keys(record))),
    ]);
    const nameless = [...fields].filter((field) => !Object.hasOwn(referenceNames.fields, field) && !KEYS.has(field));
    expect(nameless).toEqual([]);
  });

  test("no two fields of the components of a product have one name", () => {
    const [{ data } = { data: "{}" }] = ROWS.filter(({ kind }) => kind === "recipe");
    const fields = new Set(Object.values(recordsOf(data)).flatMap((record) => Object.keys(record)));
    for (const names of [referenceNames.fields, spanish.fields]) {
      const shown = [...fields].flatMap((field) => (Object.hasOwn(names, field) ? [Reflect.get(names, field)] : []));
      expect(new Set(shown).size).toBe(shown.length);
    }
  });
});

test("every record of the shipped tables has a name, in the data or in the texts", () => {
  const { tables } = openRows(ROWS);
  const nameless = [...tables].flatMap(([kind, records]) =>
    [...records]
      .filter(([key, record]) => recordName(tables, kind, key, record).name === null)
      .flatMap(([key]) => (Object.hasOwn(referenceNames.records, key) ? [] : [`${kind} ${key}`])),
  );
  expect(nameless).toEqual([]);
});

test("records of the same name get a variant; a record without a name is named by the words of its id", () => {
  expect(recordWords({ key: "pet/landfill", name: "PET", variant: "landfill" })).toBe("PET, landfill");
  expect(recordWords({ key: "pp/virgin", name: "Polypropylene", variant: "virgin" })).toBe(
    "Polypropylene, from new material",
  );
  expect(recordWords({ key: "reusable_min_uses", name: null, variant: null })).toBe("Fewest uses of a reusable");
  expect(recordWords({ key: "of_tomorrow", name: null, variant: null })).toBe("of tomorrow");
});

test("values are formatted as words and numbers", () => {
  expect(fieldName("field_of_tomorrow")).toBe("field of tomorrow");
  expect([shownValue("include_yn", "1"), shownValue("include_yn", "0"), shownValue("score", "1")]).toEqual([
    "yes",
    "no",
    "1",
  ]);
  expect(flagWords("recycle_default_yn", "na")).toBe("not applicable");
  expect(shownValue("note", "")).toBe("–");
});
