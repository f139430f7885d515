import type { Atom } from "jotai";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineGroups, type Grouping, type LineGroups } from "../../../workers/engine/portfolio/line-groups.ts";
import type { GroupScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import codes from "countries-list/minimal/countries.2to3.min.json";
import english from "countries-list/minimal/countries.en.min.json";
import native from "countries-list/minimal/countries.native.min.json";
import { normalName } from "../../../workers/import/normal-name.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";

/** Usual spellings that are neither a code nor a name of the list. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  holland: "NL",
  "czech republic": "CZ",
  us: "US",
  "united states of america": "US",
};

/** Languages of purchase lists (workers/import/header-words.ts). */
const LANGUAGES = ["en", "de", "fr", "es", "it"] as const;

let known: ReadonlyMap<string, string> | null = null;

/** Normal forms of codes and names with the two-letter code; made at the first use, because it takes milliseconds. */
const knownNames = (): ReadonlyMap<string, string> => {
  if (known !== null) return known;
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const made = new Map<string, string>();
  for (const list of [english, native, codes]) {
    for (const [code, name] of Object.entries(list)) made.set(normalName(name), code);
  }
  for (const code of Object.keys(codes)) {
    made.set(normalName(code), code);
    for (const one of names) made.set(normalName(one.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) made.set(name, code);
  known = made;
  return made;
};

/** The two-letter code (ISO 3166-1) of a country as written in a list; the text itself if it names none. */
export const countryCode = (text: string): string =>
  knownNames().get(normalName(text.replaceAll(".", ""))) ?? text.trim();

/** Some lines of a portfolio and what they come to by themselves. */
export interface Group extends GroupScores {
  /** site, country (a two-letter code if known), usecase_id or month as YYYY-MM; "" = lines without one */
  readonly key: string;
  readonly lines: number;
  /** country of a site, if its lines name one only: a two-letter code if known; null for other groups */
  readonly country: string | null;
}

/** By group, the country that its lines name; null = none, or several. */
function countriesOf(table: LineTable, { keys, group }: LineGroups): readonly (string | null)[] {
  const { country } = table.columns;
  /** by group, the number of the text; NaN = several */
  const found = keys.map((): number | null => null);
  if (country === undefined) return keys.map(() => null);
  const codes: (string | undefined)[] = [];
  const codeOf = (number: number): string => (codes[number] ??= countryCode(table.labelOf(number)));
  for (let at = 0; at < group.length; at++) {
    const [number, to] = [country[at] ?? 0, group[at] ?? 0];
    const known = found[to] ?? null;
    if (number === 0 || number === known || Number.isNaN(known)) continue;
    found[to] = known === null || codeOf(known) === codeOf(number) ? number : Number.NaN;
  }
  return found.map((number) => (number === null || Number.isNaN(number) ? null : codeOf(number)));
}

/** Groups lines; spellings of one country are one group. */
export const groupsOfLines = (table: LineTable, by: Grouping): LineGroups =>
  lineGroups(table, by, by === "country" ? countryCode : undefined);

/** Largest climate first, months in their order; lines without one last. */
const inOrder = (groups: readonly Group[], by: Grouping): readonly Group[] =>
  groups.toSorted((a, b) => {
    if ((a.key === "") !== (b.key === "")) return a.key === "" ? 1 : -1;
    if (by === "month") return a.key < b.key ? -1 : 1;
    return (b.raw.climate ?? 0) - (a.raw.climate ?? 0) || (a.key < b.key ? -1 : 1);
  });

/** The scores of a portfolio by site, country, use case or month; computed only while displayed. */
export const portfolioBreakdownAtom = atomFamily(
  (id: string, by: Grouping): Atom<Answer<readonly Group[]>> =>
    questionAtom(async (get) => {
      const { status, scores, problem } = get(portfolioScoresAtom(id));
      const table = get(portfolioTableAtom(id));
      const session = get(portfolioSessionAtom)(id);
      if (problem !== null) return { ok: false, problem };
      if (status !== "ready" || scores === null || table === null) return null;
      const { keys, group, lines } = groupsOfLines(table, by);
      const countries = by === "site" ? countriesOf(table, { keys, group, lines }) : [];
      const answer = await session.ask(get(servicesAtom), (engine, portfolio) =>
        engine.portfolioGroups(portfolio, group, keys.length),
      );
      if (!answer.ok) return answer;
      const groups = answer.value.map((one, at) => {
        return { ...one, key: keys[at] ?? "", lines: lines[at] ?? 0, country: countries[at] ?? null };
      });
      return ok(inOrder(groups, by));
    }),
  (id, by) => `${by} ${id}`,
);
