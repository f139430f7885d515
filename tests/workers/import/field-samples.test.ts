import { beforeAll, describe, expect, it } from "vitest";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { shippedEngine } from "../../../workers/command-line/reference.ts";
import { FIELD_SAMPLES, OTHER_WORDS, outcomeOf, verdictOf, type FieldSample, type Outcome } from "./field-samples.ts";

let names: ChoosableNames;
beforeAll(async () => {
  ({ names } = await shippedEngine());
});

const firstLine = ({ file, text }: FieldSample): string => (text === undefined ? file : (text.split("\n")[0] ?? ""));
const cases = (samples: readonly FieldSample[]) =>
  samples.map((sample) => [sample.kind, firstLine(sample), sample] as const);

describe("a purchase list is read right, asked about with the right answer, or refused", () => {
  it.each(cases([...FIELD_SAMPLES, ...OTHER_WORDS]))("%s: %s", async (_kind, _file, sample) => {
    const { verdict, why } = verdictOf(sample, await outcomeOf(sample, names));
    expect([verdict, why]).not.toEqual(["WRONG", why]);
  });
});

it("all sheets with the same columns are read as one", async () => {
  for (const sample of FIELD_SAMPLES.filter(({ all_sheets_total }) => all_sheets_total !== undefined)) {
    const { total } = await outcomeOf(sample, names, ["--sheet", "*"]);
    expect(total).toBe(sample.all_sheets_total);
  }
});

describe("the comparison of an import with what is right", () => {
  const sample: FieldSample = {
    file: "x",
    kind: "x",
    right: { 2: 10, 3: 20 },
    total: 30,
    accept: ["read", "ask"],
    never: [3],
  };
  const outcome: Outcome = {
    fault: null,
    lines: { 2: 10, 3: 20 },
    total: 30,
    uses: 30,
    basis: "pieces",
    questions: [],
    rejected: [],
    offers: [],
    details: {},
    components: null,
  };
  const verdict = (changes: Partial<Outcome>, of: Partial<FieldSample> = {}) =>
    verdictOf({ ...sample, ...of }, { ...outcome, ...changes }).verdict;

  it("is right only if every line has its pieces", () => {
    expect(verdict({})).toBe("right");
    expect(verdict({ lines: { 2: 10, 3: 21 }, total: 31 })).toBe("WRONG");
    expect(verdict({ lines: { 2: 10 }, total: 10, rejected: [3] })).toBe("WRONG");
    expect(verdict({ lines: { 2: 10, 3: 20, 4: 1 }, total: 31 })).toBe("WRONG");
  });

  it("accepts a question only if one of its answers gives the right total", () => {
    const ask = (...totals: readonly number[]) => ({ questions: [{ about: "quantity", totals }] });
    expect(verdict(ask(3, 30))).toBe("asked");
    expect(verdict(ask(3, 31))).toBe("WRONG");
    expect(verdict(ask(3, 31), { accept: ["ask_any"] })).toBe("asked");
    expect(verdict(ask(3, 30), { accept: ["read"] })).toBe("WRONG");
  });

  it("accepts refused rows only if they are named and nothing wrong is offered", () => {
    const refused = { lines: { 2: 10 }, total: 10, rejected: [3] };
    expect(verdict(refused, { accept: ["refuse"] })).toBe("refused");
    expect(verdict({ ...refused, rejected: [] }, { accept: ["refuse"] })).toBe("WRONG");
    expect(verdict({ ...refused, offers: [6] }, { accept: ["refuse"], never_offers: [6] })).toBe("WRONG");
  });

  it("wants reusables in pieces, details and components as they are in the file", () => {
    expect(verdict({ uses: 250 }, { accept: ["pieces"], scored_uses: 250 })).toBe("right");
    expect(verdict({ basis: "uses" }, { accept: ["pieces"], scored_uses: 30 })).toBe("WRONG");
    expect(verdict({}, { details: [{ row: 2, site: "North" }] })).toBe("WRONG");
    expect(verdict({ fault: "not_text xls" })).toBe("WRONG");
    expect(verdict({}, { accept: ["components"], components: [] })).toBe("WRONG");
  });
});
