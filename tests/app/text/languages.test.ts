import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forEachArea, plural, type Texts } from "../../../app/text/catalogue.ts";
import { formatDate } from "../../../app/text/dates.ts";
import { shellTexts } from "../../../app/text/en/shell.ts";
import { valueTexts } from "../../../app/text/en/values.ts";
import { formatCount, formatNumber, formatSignificant, formatTyped, formatUnit } from "../../../app/text/format.ts";
import { language } from "../../../app/text/language.ts";
import { formatList } from "../../../app/text/lists.ts";
import { parseNumber } from "../../../app/text/parse-number.ts";

const english = import.meta.glob("../../../app/text/en/*.ts");
const spanish = import.meta.glob("../../../app/text/es/*.ts");
const areaOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, "");
/** Files in a language's folder that are not areas. */
const NO_AREAS = ["sentence-parts", "all"];
const areas = (files: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(files)
    .map(areaOf)
    .filter((name) => !NO_AREAS.includes(name))
    .toSorted();

const isGroup = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** Every message of an area by its path; functions are called with placeholder arguments. */
const messages = (area: unknown, way = ""): readonly (readonly [way: string, said: unknown])[] =>
  isGroup(area) ? Object.entries(area).flatMap(([key, value]) => messages(value, `${way}.${key}`)) : [[way, area]];

describe("a language", () => {
  beforeEach(() => {
    document.documentElement.lang = "es";
  });
  afterEach(() => {
    document.documentElement.lang = "";
  });

  test("is English until the page says otherwise", () => {
    document.documentElement.lang = "";
    expect(language()).toBe("en");
    document.documentElement.lang = "de";
    expect(language()).toBe("en");
  });

  test("determines the format of numbers, counts, lists and dates", () => {
    expect(formatNumber(1234.5, 1)).toBe("1234,5");
    expect(formatCount(2_140_000)).toBe("2.140.000");
    expect(formatSignificant(0.7)).toBe("0,7");
    expect(formatSignificant(-1.5)).toBe("\u22121,5");
    expect(formatTyped(0.25)).toBe("0,25");
    expect(formatList(["vaso", "plato", "bol"])).toBe("vaso, plato y bol");
    expect(formatDate(Date.UTC(2026, 10, 20, 12))).toBe("20 de noviembre de 2026");
    expect(plural(1, { one: "uno", other: "otros" })).toBe("uno");
    document.documentElement.lang = "";
    expect(formatNumber(1234.5, 1)).toBe("1,234.5");
    expect(formatList(["cup", "plate", "bowl"])).toBe("cup, plate and bowl");
  });

  test.each([
    ["1.250", 1250],
    ["1.250,5", 1250.5],
    ["1250,5", 1250.5],
    ["0,5", 0.5],
    ["0.5", 0.5],
    ["1,250", 1.25],
    ["12.500.000", 12_500_000],
    ["\u22123,5", -3.5],
    ["hola", null],
  ])("parses %s by its own separators: %s", (typed, value) => expect(parseNumber(typed)).toBe(value));

  test.each([0, 0.1, 1.5, 999.999, 1234.5, 98_765.4321, 1_000_000])("parses its own format of %s", (value) =>
    expect(parseNumber(formatTyped(value))).toBe(value),
  );
});

describe("Spanish", () => {
  test("has every area of the English catalogue", () => {
    expect(areas(spanish)).toEqual(areas(english));
    expect(areas(english).length).toBeGreaterThan(40);
  });

  test("lists each area in es/all.ts", async () => {
    const given = new Set<string>();
    for (const load of Object.values(english)) await load();
    forEachArea((name) => given.add(name));
    expect([...given].toSorted()).toEqual(areas(english));
  });

  test("replaces all texts of the English areas, in place", async () => {
    const { shell } = await import("../../../app/text/es/shell.ts");
    const { header } = shellTexts;
    const before = new Map<string, string>();
    forEachArea((name, area) => {
      for (const [way, said] of messages(area)) if (typeof said === "string") before.set(name + way, said);
    });
    const { speakSpanish } = await import("../../../app/text/es/all.ts");
    speakSpanish();
    expect(shellTexts.header).toBe(header);
    expect(header.help).toBe(shell.header.help);
    expect(valueTexts.unknown).toBe("desconocido");
    expect(["score 1-5", "item", "L"].map(formatUnit)).toEqual(["calificación 1–5", "unidad", "litros"]);
    const same: string[] = [];
    const longer: string[] = [];
    forEachArea((name, area) => {
      for (const [way, said] of messages(area)) {
        const was = before.get(name + way);
        if (was === said && /\p{L}{4}/u.test(was ?? "")) same.push(`${name}${way}: ${was}`);
        if (said === undefined) longer.push(name + way);
      }
    });
    expect(longer).toEqual([]);
    expect(same.filter((line) => !SAME_IN_BOTH.test(line))).toEqual([]);
  });
});

/** Names and words that are the same in Spanish and English. */
const SAME_IN_BOTH =
  /: (Tare|Factor|Asia|Material|Sector|Base \(global\)|Total|Hotel|Catering|Info|Error|UTF-16|UTF-8|Windows-1252|GTIN|JSON|Excel \(\.xlsx\)|Hash|Id|Global|Circular|Region|flexible|PE flexible|PP flexible|error|subtotal|total|Plan)$/;
