import { getOrInsert } from "../get-or-insert.ts";
import { ukRowFacts, UK_ROW_RULES, type UkRowFacts } from "./uk-row-rules.ts";
import type { UkColumn, UkFinding, UkRow } from "./uk-row.ts";

/** Line of the first row: line 1 is the header. */
const HEAD = 2;
/** Weight of all rows below which the regulator asks whether it is complete, kg. */
const LITTLE_KG = 25_000;

/** Columns that must differ between two rows. */
const IDENTITY = [
  "subsidiary_id",
  "submission_period",
  "packaging_activity",
  "packaging_type",
  "packaging_class",
  "packaging_material",
  "packaging_material_subtype",
  "from_country",
  "to_country",
  "ram_rag_rating",
] as const satisfies readonly UkColumn[];

interface Numbered {
  readonly row: UkRow;
  readonly facts: UkRowFacts;
  readonly line: number;
  /** codes of the rules that the row broke */
  readonly broken: ReadonlySet<string>;
}

/** A rule about all rows; gives the lines that break it. */
interface UkFileRule {
  readonly code: string;
  readonly severity: UkFinding["severity"];
  readonly column: UkColumn;
  readonly lines: (rows: readonly Numbered[]) => readonly number[];
}

const firstDifferent =
  (column: UkColumn) =>
  (rows: readonly Numbered[]): readonly number[] => {
    const other = rows.find(({ row }) => row[column] !== rows[0]?.row[column]);
    return other === undefined ? [] : [HEAD, other.line];
  };

const groupsOf = (rows: readonly Numbered[], key: (row: UkRow) => string): readonly (readonly Numbered[])[] => {
  const groups = new Map<string, Numbered[]>();
  for (const one of rows) getOrInsert(groups, key(one.row), () => []).push(one);
  return [...groups.values()];
};

const kgOf = ({ row }: Numbered): number => Number(row.packaging_material_weight) || 0;
const sumOf = (rows: readonly Numbered[]): number => rows.reduce((sum, one) => sum + kgOf(one), 0);

const isIncomplete = (rows: readonly Numbered[], codes: readonly string[]): boolean =>
  rows.some(({ broken }) => codes.some((code) => broken.has(code)));

const rule =
  (severity: UkFinding["severity"]) =>
  (code: string, column: UkColumn, lines: UkFileRule["lines"]): UkFileRule => ({ code, severity, column, lines });
const [error, warning] = [rule("error"), rule("warning")];

const UK_FILE_RULES: readonly UkFileRule[] = [
  error("40", "packaging_material", (rows) =>
    groupsOf(rows, (row) => JSON.stringify(IDENTITY.map((column) => row[column].toLowerCase()))).flatMap((group) =>
      group.length > 1 ? group.map(({ line }) => line) : [],
    ),
  ),
  error("50", "submission_period", firstDifferent("submission_period")),
  error("93", "organisation_size", firstDifferent("organisation_size")),
  // waste of one's own that was moved to another nation cannot be more than what was collected
  error("48", "to_country", (rows) =>
    groupsOf(
      rows.filter(({ facts }) => facts.isOwnWaste && facts.from !== ""),
      (row) => JSON.stringify([row.subsidiary_id, row.packaging_type, row.packaging_material, row.from_country]),
    ).flatMap((group) => {
      const moved = group.filter(({ facts }) => facts.to !== "");
      return 2 * sumOf(moved) > sumOf(group) ? [group[0]?.line ?? HEAD] : [];
    }),
  ),
  // from the second half of 2025 on: either all rows that are rated have a rating, or none has
  error("110", "ram_rag_rating", (rows) => {
    const rated = rows.filter(({ facts }) => facts.isRated && facts.period !== "2025-H1");
    const without = rated.filter(({ facts }) => facts.rating === "");
    return without.length < rated.length ? without.map(({ line }) => line) : [];
  }),
  warning("60", "packaging_material_weight", (rows) => {
    const counted = rows.filter((one) => !one.facts.isOwnWaste && one.facts.type !== "SP" && kgOf(one) > 0);
    if (isIncomplete(rows, ["03", "09"]) || sumOf(counted) >= LITTLE_KG) return [];
    return counted.slice(0, 1).map(({ line }) => line);
  }),
  warning("62", "packaging_material", (rows) =>
    groupsOf(rows, ({ subsidiary_id }) => subsidiary_id).flatMap((group) => {
      const kinds = new Set(
        group.map(({ facts: { material, subtype } }) => (material === "OT" ? `OT ${subtype}` : material)),
      );
      return kinds.size === 1 && !isIncomplete(group, ["05"]) ? [group[0]?.line ?? HEAD] : [];
    }),
  ),
  warning("111", "ram_rag_rating", (rows) => {
    const rated = rows.filter(({ facts }) => facts.isRated);
    const isMissing = rated.every(({ facts }) => facts.rating === "");
    return isMissing && !isIncomplete(rows, ["100", "102", "110"]) ? rated.map(({ line }) => line) : [];
  }),
];

/**
 * Published rules that the file alone cannot be checked with, by what they need besides it. window: the period chosen at
 * the upload (of 2023; a window opens with its own period). register: the regulator's register of companies, asked for
 * rows that name a subsidiary. Rules on closed-loop recycling (from 2026 on) were not read; no row of ours reports it.
 */
export const UK_RULES_NOT_RUN = { window: ["54", "55"], register: ["70", "71", "72"] } as const;

/** Codes of all rules that a file is checked with. */
export const UK_RULE_CODES: readonly string[] = [...UK_ROW_RULES, ...UK_FILE_RULES].map(({ code }) => code);

/** Checks the rows of a packaging data file with the rules that the regulator publishes, in the order of lines. */
export function checkUkFile(rows: readonly UkRow[]): readonly UkFinding[] {
  const findings: UkFinding[] = [];
  const numbered = rows.map((row, index): Numbered => {
    const line = index + HEAD;
    const broken = new Set<string>();
    const facts = ukRowFacts(row);
    for (const { code, severity, column, unless, breaks } of UK_ROW_RULES) {
      if (unless.some((one) => broken.has(one)) || !breaks(facts)) continue;
      broken.add(code);
      findings.push({ code, severity, column, line });
    }
    return { row, facts, line, broken };
  });
  if (numbered.length > 0)
    for (const { code, severity, column, lines } of UK_FILE_RULES)
      for (const line of lines(numbered)) findings.push({ code, severity, column, line });
  return findings.toSorted((a, b) => a.line - b.line);
}
