import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import { lineGroups, type Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { GroupScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import type { PartState } from "../comparison/comparison-parts.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "../files/subject-file.ts";

/** Some lines of a portfolio and what they come to by themselves. */
export interface Group extends GroupScores {
  /** site, usecase_id or month as YYYY-MM; "" = lines without one */
  readonly key: string;
  readonly lines: number;
}

type BreakdownState = PartState<readonly Group[]>;

const NOTHING_YET: BreakdownState = { value: null, problem: null };

/** Largest climate first, months in their order; lines without one last. */
const inOrder = (groups: readonly Group[], by: Grouping): readonly Group[] =>
  groups.toSorted((a, b) => {
    if ((a.key === "") !== (b.key === "")) return a.key === "" ? 1 : -1;
    if (by === "month") return a.key < b.key ? -1 : 1;
    return (b.raw.climate ?? 0) - (a.raw.climate ?? 0) || (a.key < b.key ? -1 : 1);
  });

const byId = new Map<string, Atom<BreakdownState>>();

/** The scores of a portfolio by site, use case or month; asked for only while somebody looks. */
export const portfolioBreakdownAtom = (id: string, by: Grouping): Atom<BreakdownState> => {
  const made = (): Atom<BreakdownState> => {
    const runAtom = atom(async (get): Promise<BreakdownState> => {
      const { status, scores, problem } = get(portfolioScoresAtom(id));
      const table = get(portfolioTableAtom(id));
      const services = get(servicesAtom);
      const session = get(portfolioSessionAtom)(id);
      if (status === "problem") return { value: null, problem };
      if (status !== "ready" || scores === null || table === null) return NOTHING_YET;
      const { keys, group, lines } = lineGroups(table, by);
      const answer = await session.ask(services, (engine, portfolio) =>
        engine.portfolioGroups(portfolio, group, keys.length),
      );
      if (!answer.ok) return { value: null, problem: answer.problem };
      const groups = answer.value.map((one, at) => ({ ...one, key: keys[at] ?? "", lines: lines[at] ?? 0 }));
      return { value: inOrder(groups, by), problem: null };
    });
    return unwrap(runAtom, (before) => before ?? NOTHING_YET);
  };
  const name = `${by} ${id}`;
  const known = byId.get(name) ?? made();
  byId.set(name, known);
  return known;
};

/** Hands all groups to the user as a CSV file. */
export const downloadBreakdownAtom = atom(null, async (get, _set, id: string, by: Grouping): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { data_version } = get(portfolioScoresAtom(id));
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  const file = data_version === null ? null : await subjectFile(get, { kind: "portfolio", id }, data_version);
  if (groups === null || file === null) return { ok: false, problem: { code: "no_reference_data", detail: id } };
  const text = breakdownCsv({ ...file, by, groups }, get(csvFormatAtom));
  services.download(`${file.fileName(`by ${by.replace("_", " ")}`, new Date(services.now()))}.csv`, text, "text/csv");
  return { ok: true, value: null };
});
