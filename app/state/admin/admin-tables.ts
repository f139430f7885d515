import { atom } from "jotai";
import type { KindHistoryEntry, TableDifference } from "../../../edge-api/contract/admin-replies.ts";
import {
  REFERENCE_KINDS,
  type ReferenceKind,
  type ReferenceRow,
  REGIONAL_KINDS,
} from "../../../edge-api/contract/reference-kinds.ts";
import { DATA_VERSION_HEADER } from "../../../edge-api/contract/reference-replies.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { DataVersion } from "../../../edge-api/contract/reply-schemas.ts";
import { jsonOf } from "../../data/plain-json.ts";
import { servicesAtom } from "../core/services.ts";
import { type Answer, asAdmin, type CallProblem } from "./admin-session.ts";

/** A table of the base, or of a region that overrides it. */
export interface TableName {
  readonly kind: ReferenceKind;
  readonly region: string;
}

export interface ListedTable {
  readonly kind: ReferenceKind;
  readonly rows: number;
  /** milliseconds since 1970, UTC; null = never, the region has no rows of its own */
  readonly updateTime: number | null;
}

/** The tables of the base or of a region, in the version that is current on the server. */
export interface TableOverview {
  readonly region: string;
  readonly version: DataVersion;
  readonly versions: readonly DataVersion[];
  readonly tables: readonly ListedTable[];
}

export interface OverviewState {
  readonly status: "loading" | "ready" | "problem";
  /** kept while it is read again */
  readonly overview: TableOverview | null;
  readonly problem: CallProblem | null;
}

const baseAtom = atom<OverviewState>({ status: "loading", overview: null, problem: null });
/** The rows of the overview, for exports. */
const rowsAtom = atom<readonly ReferenceRow[]>([]);

/** The tables of the region that was loaded last. */
export const tableOverviewAtom = atom((get) => get(baseAtom));

const REGIONAL: ReadonlySet<ReferenceKind> = new Set(REGIONAL_KINDS);

/** The kinds that the base (all) or a region (some) may have. */
export const kindsOf = (region: string): readonly ReferenceKind[] =>
  region === BASE_REGION ? REFERENCE_KINDS : REFERENCE_KINDS.filter((kind) => REGIONAL.has(kind));

const countRows = (rows: readonly ReferenceRow[], kind: ReferenceKind): number =>
  rows.filter((row) => row.kind === kind).reduce((sum, { data }) => sum + Object.keys(Object(jsonOf(data))).length, 0);

/** Reads tables and versions of the base or a region; the latest call wins. */
export const loadOverviewAtom = atom(null, async (get, set, region: string): Promise<void> => {
  set(baseAtom, (state) => ({ ...state, status: "loading", problem: null }));
  const answers = await asAdmin(get, set, async (api) => {
    const params = { region, region_id: region };
    const [tables, times, versions] = await Promise.all([
      api.callWithHeaders("GET /api/listData/:region_id", { params }),
      api.call("GET /api/listUpdateTimes/:region", { params }),
      api.call("GET /api/dataVersions"),
    ]);
    if (!tables.ok) return tables;
    if (!times.ok) return times;
    if (!versions.ok) return versions;
    const { value: rows, headers } = tables.value;
    const version = headers.get(DATA_VERSION_HEADER) ?? "";
    return { ok: true as const, value: { rows, current: version, updateTimes: times.value, versions: versions.value } };
  });
  if (!answers.ok) {
    set(baseAtom, (state) => ({ ...state, status: "problem", problem: answers.problem }));
    return;
  }
  const { rows, current, updateTimes, versions } = answers.value;
  const times = new Map(updateTimes.map(({ kind, updateTime }) => [kind, updateTime]));
  const version = versions.find((one) => one.version === current) ?? {
    version: current,
    created: Math.max(0, ...times.values()),
    note: "",
  };
  set(rowsAtom, rows);
  set(baseAtom, {
    status: "ready",
    problem: null,
    overview: {
      region,
      version,
      versions,
      tables: kindsOf(region).map((kind) => ({
        kind,
        rows: countRows(rows, kind),
        updateTime: times.get(kind) ?? null,
      })),
    },
  });
});

/** Downloads a table as a file that can be uploaded again. */
export const exportTableAtom = atom(null, async (get, _set, name: TableName, as: "csv" | "json"): Promise<void> => {
  const { rowsOfKind, tableCsv } = await import("../../data/admin/table-rows.ts");
  const rows = rowsOfKind(get(rowsAtom), name.kind);
  const version = get(baseAtom).overview?.version.version ?? "";
  const fileName = `tare_${name.kind}_${name.region}_${version}.${as}`;
  const text = as === "csv" ? tableCsv(name.kind, rows) : JSON.stringify(rows, null, 1);
  get(servicesAtom).download(fileName, text, as === "csv" ? "text/csv" : "application/json");
});

/** The earlier states of a table, newest first. */
export const tableHistoryAtom = atom(null, (get, set, { kind, region }: TableName) =>
  asAdmin(get, set, async (api) => {
    const answer = await api.call("GET /api/kindHistory/:kind", { params: { kind }, query: { region } });
    // without versions the server lists the states
    return answer as Answer<readonly KindHistoryEntry[]>;
  }),
);

/** The difference of a table between two versions. */
export const tableDifferenceAtom = atom(null, (get, set, { kind, region }: TableName, from: string, to: string) =>
  asAdmin(get, set, async (api) => {
    const answer = await api.call("GET /api/kindHistory/:kind", { params: { kind }, query: { region, from, to } });
    return answer as Answer<TableDifference>;
  }),
);

/**
 * Restores an earlier state of a table.
 *
 * @param expected the version that the change was checked against; null = dry run
 */
export const rollbackTableAtom = atom(null, (get, set, name: TableName, version: string, expected: string | null) =>
  asAdmin(get, set, (api) =>
    api.call("POST /api/rollbackKind/:kind", {
      params: { kind: name.kind },
      query: { dry_run: expected === null ? 1 : null },
      body: { version, region: name.region, ...(expected !== null && { expected }) },
      isLarge: true,
    }),
  ),
);

/** Faults, warnings and values out of range in the current version. */
export const dataHealthAtom = atom(null, (get, set) => asAdmin(get, set, (api) => api.call("GET /api/dataHealth")));
