import { describe, expect, it } from "vitest";
import { LAW } from "../../../workers/engine/returns/law-data.ts";
import { packagingInLaw } from "../../../workers/engine/returns/packaging-in-law.ts";
import { ukFile } from "../../../workers/engine/returns/uk-file.ts";
import { UK_COLUMNS, type UkRow } from "../../../workers/engine/returns/uk-row.ts";
import { checkUkFile, UK_RULE_CODES, UK_RULES_NOT_RUN } from "../../../workers/engine/returns/uk-rules.ts";
import { part } from "./parts.ts";

/** A row of the file from its 15 cells, as the regulator's examples write it. */
const row = (line: string): UkRow => {
  const cells = line.split(",");
  if (cells.length !== UK_COLUMNS.length) throw new Error(`${cells.length} cells: ${line}`);
  return Object.fromEntries(UK_COLUMNS.map((column, at) => [column, cells[at] ?? ""])) as unknown as UkRow;
};

/** Rows in the form of those that the regulator's own tests accept. */
const VALID = [
  "102204,,L,2025-H1,PF,HDC,,AL,,,,27062,22151009,,",
  "102204,,L,2025-H1,PF,HH,P1,PL,Flexible,,,11561,,,",
  "102204,,L,2025-H1,PF,HH,P1,OT,Glue,,,14425,,,",
  "102204,,L,2025-H1,PF,NH,P4,PC,,,,13907,,,",
  "102204,,L,2025-H1,IM,RU,P5,WD,,,,20888,,,",
  "102204,,L,2025-H1,,OW,O2,PC,,EN,,15863,,,",
];
const SMALL = ["102204,,S,2025-P0,SO,SP,P1,PL,,,,5000,,,", "102204,,S,2025-P0,SO,HDC,,GL,,,,5000,9000,,"];

const codesOf = (lines: readonly string[]): readonly string[] => [
  ...new Set(checkUkFile(lines.map(row)).map(({ code }) => code)),
];
/** Findings of the row that is added to the valid file. */
const added = (line: string): readonly string[] => codesOf([...VALID, line]);

/** By code, the findings of a file that breaks its rule. */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  "01": added("1022,,L,2025-H1,PF,NH,P1,PC,,,,500,,,"),
  "46": added("102204,sub-1,L,2025-H1,PF,NH,P1,PC,,,,500,,,"),
  "41": added("102204,,M,2025-H1,PF,NH,P1,PC,,,,500,,,"),
  "44": codesOf(VALID.map((line) => line.replace("2025-H1", "2025-H3"))),
  "909": codesOf(VALID.map((line) => line.replace("2025-H1", "2025-P0"))),
  "910": codesOf(SMALL.map((line) => line.replace("2025-P0", "2025-H1"))),
  "09": added("102204,,L,2025-H1,PF,NH,P1,PC,,,,12.5,,,"),
  "10": added("102204,,L,2025-H1,PF,NDC,,PL,,,,500,-4,,"),
  "02": added("102204,,L,2025-H1,XX,NH,P1,PC,,,,500,,,"),
  "03": added("102204,,L,2025-H1,PF,XX,P1,PC,,,,500,,,"),
  "53": added("102204,,L,2025-H1,PF,SP,P1,PC,,,,500,,,"),
  "43": added("102204,,L,2025-H1,,NH,P1,PC,,,,500,,,"),
  "42": added("102204,,L,2025-H1,PF,OW,O2,PL,,EN,,500,,,"),
  "04": added("102204,,L,2025-H1,PF,NH,P9,PC,,,,500,,,"),
  "05": added("102204,,L,2025-H1,PF,NH,P1,XX,,,,500,,,"),
  "07": added("102204,,L,2025-H1,,OW,O2,PL,,FR,,500,,,"),
  "08": added("102204,,L,2025-H1,,OW,O2,PL,,EN,FR,500,,,"),
  "45": added("102204,,L,2025-H1,PF,NH,P1,OT,,,,500,,,"),
  "51": added("102204,,L,2025-H1,PF,NH,P1,OT,PET,,,500,,,"),
  "101": added("102204,,L,2025-H1,PF,HH,P1,PL,,,,500,,,"),
  "103": added("102204,,L,2025-H1,PF,HH,P1,PL,Stiff,,,500,,,"),
  "47": added("102204,,L,2025-H1,PF,NH,P1,PC,Card,,,500,,,"),
  "105": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,P1,PL,Rigid,,,500,,,"]),
  "23": added("102204,,L,2025-H1,OM,RU,P1,PC,,,,500,,,"),
  "14": added("102204,,L,2025-H1,PF,NH,P1,PC,,,EN,500,,,"),
  "15": added("102204,,L,2025-H1,PF,NH,P1,PC,,EN,,500,,,"),
  "49": added("102204,,L,2025-H1,,OW,O2,PL,,,,500,,,"),
  "13": added("102204,,L,2025-H1,,OW,O2,PL,,EN,EN,500,,,"),
  "39": added("102204,,L,2025-H1,PF,NDC,,PL,,,,500,,,"),
  "38": added("102204,,L,2025-H1,PF,NH,P1,PC,,,,500,90,,"),
  "37": added("102204,,L,2025-H1,PF,NDC,,FC,,,,500,900,,"),
  "34": added("102204,,L,2025-H1,PF,NDC,P1,PL,,,,500,900,,"),
  "25": added("102204,,L,2025-H1,OM,HH,P1,PC,,,,500,,,"),
  "26": added("102204,,L,2025-H1,OM,NH,P1,PC,,,,500,,,"),
  "27": codesOf([...SMALL, "102204,,S,2025-P0,OM,SP,P1,PC,,,,500,,,"]),
  "31": added("102204,,L,2025-H1,PF,HH,P2,PC,,,,500,,,"),
  "28": added("102204,,L,2025-H1,PF,NH,P6,PC,,,,500,,,"),
  "36": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,P6,PC,,,,500,,,"]),
  "29": added("102204,,L,2025-H1,,CW,P1,PL,,EN,,500,,,"),
  "30": added("102204,,L,2025-H1,,OW,P1,PL,,EN,,500,,,"),
  "33": added("102204,,L,2025-H1,PF,PB,P1,PC,,,,500,,,"),
  "35": added("102204,,L,2025-H1,PF,RU,P2,PC,,,,500,,,"),
  "902": codesOf([...SMALL, "102204,,S,2025-P0,PF,HH,P1,PC,,,,500,,,"]),
  "903": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,B1,PC,,,,500,,,"]),
  "908": codesOf([...SMALL, "102204,,S,2025-P0,PF,HDC,P1,AL,,,,500,900,,"]),
  "904": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,P1,PC,,EN,,500,,,"]),
  "905": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,P1,PC,,,EN,500,,,"]),
  "906": codesOf([...SMALL, "102204,,S,2025-P0,PF,HDC,,AL,,,,0,900,,"]),
  "907": codesOf([...SMALL, "102204,,S,2025-P0,PF,HDC,,AL,,,,500,,,"]),
  "90": codesOf(["102204,,L,2024-P1,PF,NH,P1,PC,,,,30000,,many,"]),
  "91": added("102204,,L,2025-H1,PF,NH,P1,PC,,,,500,,10,"),
  "100": codesOf(["102204,,L,2025-H1,PF,HH,P1,PC,,,,30000,,,X"]),
  "102": codesOf(["102204,,L,2024-P1,PF,NH,P1,PC,,,,30000,,,G"]),
  "107": codesOf(["102204,,S,2025-P0,SO,HH,P1,PC,,,,500,,,"]),
  "106": codesOf([...SMALL, "102204,,S,2025-P0,PF,SP,P1,PC,,,,500,,,G"]),
  "109": added("102204,,L,2025-H1,PF,NH,P1,PC,,,,500,,,G"),
  "59": added("102204,,L,2025-H1,PF,NH,P1,PC,,,,99,,,"),
  "63": added("102204,,L,2025-H1,,CW,O1,GL,,EN,,500,,,"),
  "64": added("102204,,L,2025-H1,PF,NDC,,GL,,,,500,499,,"),
  "112": codesOf(["102204,,L,2025-H1,PF,HH,P1,PL,Flexible,,,30000,,,G"]),
  "40": added(VALID[3] ?? ""),
  "50": added("102204,,L,2025-H2,PF,NH,P1,PC,,,,500,,,"),
  "93": added("102204,,S,2025-P0,PF,SP,P1,PC,,,,500,,,"),
  "48": added("102204,,L,2025-H1,,OW,O2,PC,,EN,SC,15864,,,"),
  "110": codesOf(["102204,,L,2025-H2,PF,HH,P1,PC,,,,30000,,,G", "102204,,L,2025-H2,PF,HH,P1,GL,,,,30000,,,"]),
  "60": codesOf(["102204,,L,2025-H1,PF,NH,P1,PC,,,,24000,,,", "102204,,L,2025-H1,PF,NH,P1,GL,,,,999,,,"]),
  "62": codesOf(["102204,,L,2025-H1,PF,NH,P1,PC,,,,30000,,,"]),
  "111": codesOf(["102204,,L,2025-H1,PF,HH,P1,PC,,,,30000,,,"]),
};

describe("the published rules of the packaging data file", () => {
  it("accept valid files, with warnings: no recyclability rating, little weight", () => {
    expect(codesOf(VALID)).toEqual(["111"]);
    expect(codesOf(SMALL)).toEqual(["60"]);
  });

  it("have a test file for each that breaks it", () => {
    expect(Object.keys(BROKEN).toSorted()).toEqual(UK_RULE_CODES.toSorted());
  });

  it.each(UK_RULE_CODES)("rule %s reports the file that breaks it", (code) => {
    expect(BROKEN[code]).toContain(code);
  });

  it("that need more than the file are listed and not run; our files contain nothing that they would check", () => {
    const notRun = Object.values(UK_RULES_NOT_RUN).flat();
    expect(notRun.filter((code) => UK_RULE_CODES.includes(code))).toEqual([]);
    const producer = {
      organisation_id: "102204",
      organisation_size: "L",
      submission_period: "2025-H1",
      packaging_activity: "SO",
      level: "primary",
    } as const;
    const cups = [part({ usecase_id: "hot_cup", prodsys_id: "cup", mat_recipe_id: "pp", kg: 40 })];
    const { counted } = packagingInLaw({ household: cups, business: cups }, LAW, { kind: "all" });
    const rows = ukFile(counted, producer, LAW).lines.map(({ row }) => row);
    expect(rows.map(({ subsidiary_id, packaging_type }) => [subsidiary_id, packaging_type])).toEqual([
      ["", "HH"],
      ["", "NH"],
    ]);
  });

  it("name the line of the file, its column and whether the regulator would refuse it", () => {
    const findings = checkUkFile([...VALID, "102204,,L,2025-H1,PF,NH,P1,OT,Type 2,,,99,,,"].map(row));
    expect(findings.filter(({ line }) => line === 8)).toEqual([
      { code: "45", severity: "error", column: "packaging_material_subtype", line: 8 },
      { code: "59", severity: "warning", column: "packaging_material_weight", line: 8 },
    ]);
  });

  // DEFRA's test files of 2023 (epr-ui-wdio) hold 195 rows. 184 get the published code, or are the valid rows that others refer
  // to; 11 were written for rules that have changed since, or for what no file says. One row of each kind:
  it.each([
    ["22 became 902: other packaging of a small marketplace", "S,2025-P0,OM,NH,P6,PC,,,,700,,,", ["902"]],
    ["22 became 902: drinks containers are reported", "S,2025-P0,OM,HDC,,AL,,,,700,900,,", []],
    ["36 became 903: packaging of a small organisation without a class", "S,2025-P0,SE,SP,,WD,,,,700,,,", ["903"]],
    ["23 ended: a large marketplace reports drinks containers", "L,2025-H1,OM,HDC,,AL,,,,700,900,,", []],
    ["41 ended: small organisations report", "S,2025-P0,OM,SP,P6,WD,,,,700,,,", []],
    ["54 needs the period chosen at the upload", "L,2023-P3,SO,HDC,,ST,,,,700,900,,", []],
  ])("of 2023 that get another code today: %s", (_why, cells, today) => {
    const errors = checkUkFile([row(`102204,,${cells}`)]).filter(({ severity }) => severity === "error");
    expect(errors.map(({ code }) => code)).toEqual(today);
  });

  it("name the first row of another period, also where its period is no period", () => {
    const lines = ["2025-H1", "", "2025-H2"].map((period) => (VALID[4] ?? "").replace("2025-H1", period));
    const findings = checkUkFile(lines.map(row)).filter(({ code }) => code === "50");
    expect(findings.map(({ line }) => line)).toEqual([2, 3]);
  });

  it("do not report consequences of a reported error", () => {
    expect(added("102204,,L,2025-H1,XX,HH,P2,PC,,,,500,,,")).not.toContain("31");
    expect(added("102204,,L,2025-H1,PF,HH,P1,XX,Stiff,,,500,,,")).not.toContain("103");
  });

  it("accept a file without other materials of the organisation's own waste", () => {
    expect(added("102204,,L,2025-H1,,OW,O2,OT,Zero,EN,,0,,,")).not.toContain("09");
  });

  it("check an empty file without a finding", () => {
    expect(checkUkFile([])).toEqual([]);
  });
});
