import { atom } from "jotai";
import type { AccountEventRow, ShareListRow } from "../../edge-api/contract/reply-schemas.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { exportDay, utcDay } from "../data/export-file-name.ts";
import { detailOf, failed, ok, type Outcome } from "../data/outcome.ts";
import { asUser } from "../state/account/as-user.ts";
import { type Answer, unreached } from "../state/account/ask-server.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import { servicesAtom } from "../state/core/services.ts";
import { shareAddress } from "../state/share/shares.ts";
import { type CsvCell, type CsvFormat, csvText } from "./csv-text.ts";

type Row = Readonly<Record<string, unknown>>;

const rowOf = (value: unknown): Row => (typeof value === "object" && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.map(rowOf) : []);

const without = (row: Row, ...keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !keys.includes(name)));

/** One row per entry of a portfolio, with its portfolio and use case. */
const entriesOf = ({ portfolio_id, portfolio_name, products }: Row): readonly Row[] =>
  Object.entries(rowOf(products)).flatMap(([usecase_id, entries]) =>
    listOf(entries).map((entry) => ({ portfolio_id, portfolio_name, usecase_id, ...entry })),
  );

const productOf = (saved: Row): Row => {
  const { product, ...beside } = rowOf(saved["customProduct"]);
  return {
    ...without(rowOf(product), "components"),
    ...beside,
    overrides: saved["overrides"],
    version: saved["version"],
  };
};

const componentsOf = (saved: Row): readonly Row[] => {
  const { prodsys_id, prodsys_name, components } = rowOf(rowOf(saved["customProduct"])["product"]);
  return listOf(components).map((component) => ({ prodsys_id, prodsys_name, ...component }));
};

const propertiesOf = ({ food_id, food_name, props }: Row): readonly Row[] =>
  listOf(props).map((property) => ({ food_id, food_name, ...property }));

/** One row per name or header row that an import asked about, with its list. */
const decisionsOf =
  (part: "headers" | "names") =>
  (list: Row): readonly Row[] =>
    Object.values(rowOf(list[part])).map((decision) => ({ mapping_id: list["mapping_id"], ...rowOf(decision) }));

const TABLES = {
  account: ({ user }) => [rowOf(user)],
  comparisons: ({ comparisons }) => listOf(comparisons),
  portfolios: ({ portfolios }) => listOf(portfolios).map((portfolio) => without(portfolio, "products")),
  portfolio_entries: ({ portfolios }) => listOf(portfolios).flatMap(entriesOf),
  products: ({ products }) => listOf(products).map(productOf),
  product_components: ({ products }) => listOf(products).flatMap(componentsOf),
  foods: ({ foods }) => listOf(foods).map((food) => without(food, "props")),
  food_properties: ({ foods }) => listOf(foods).flatMap(propertiesOf),
  mapped_names: ({ mappings }) => listOf(mappings).flatMap(decisionsOf("names")),
  mapped_columns: ({ mappings }) => listOf(mappings).flatMap(decisionsOf("headers")),
  score_reports: ({ scoreReports }) => listOf(scoreReports),
  shares: ({ shares }) => listOf(shares).map((share) => without(share, "content")),
  sessions: ({ sessions }) => listOf(sessions),
  passkeys: ({ passkeys }) => listOf(passkeys),
  account_events: ({ accountEvents }) => listOf(accountEvents),
} satisfies Readonly<Record<string, (account: Row) => readonly Row[]>>;

export type AccountTable = keyof typeof TABLES;
/** The tables of an account's export, in the order of the choice on screen. */
export const ACCOUNT_TABLES = Object.keys(TABLES) as readonly AccountTable[];

/** Numbers stay numbers; a data version is text; lists and nested settings are JSON text. */
const cellOf = (name: string, value: unknown): CsvCell => {
  if (value === undefined || value === null) return null;
  if (name === "data_version" && typeof value === "string") return versionCell(value);
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
};

/**
 * One table of GET /api/exportUser as CSV. Its columns are all fields that any row has, in the order of their first appearance; an
 * empty table is one line with its name.
 */
export function accountCsv(json: string, table: AccountTable, format: CsvFormat): Outcome<string> {
  try {
    const rows = TABLES[table](rowOf(JSON.parse(json)));
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    if (names.length === 0) return ok(csvText([table], [], format));
    return ok(
      csvText(
        names,
        rows.map((row) => names.map((name) => cellOf(name, row[name]))),
        format,
      ),
    );
  } catch (error) {
    return failed("bad_reply", `exportUser: ${detailOf(error)}`);
  }
}

/** The history of an account as CSV. Times are UTC in ISO 8601, which sorts and reads the same everywhere. */
const accountEventsCsv = (rows: readonly AccountEventRow[], format: CsvFormat): string =>
  csvText(
    ["at_utc", "event", "browser", "system", "count"],
    rows.map(({ at, event, browser, system, count }) => [new Date(at).toISOString(), event, browser, system, count]),
    format,
  );

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The links that a user has shared, one a row, each with its address. Moments are UTC in ISO 8601. */
const sharesCsv = (rows: readonly ShareListRow[], addressOf: (share_id: string) => string, format: CsvFormat): string =>
  csvText(
    ["share_id", "results", "kind", "shared [UTC]", "expires [UTC]", "last opened [UTC]", "data version", "link"],
    rows.map(({ id, name, kind, created, expires, last_opened, data_version }) => [
      id,
      name,
      kind,
      moment(created),
      moment(expires),
      moment(last_opened),
      versionCell(data_version),
      addressOf(id),
    ]),
    format,
  );

/** Downloads everything that the server stores about the user: all as JSON, or one table as CSV. */
export const exportAccountAtom = atom(null, async (get, set, what: "json" | AccountTable): Promise<Answer<null>> => {
  const services = get(servicesAtom);
  const reply = await asUser(get, set, (api) =>
    api.read("GET /api/exportUser", { isLarge: true }, (file) => file.text()),
  );
  if (!reply.ok) return reply;
  const name = `tare-account_${what === "json" ? "" : `${what}_`}${utcDay(services.now())}`;
  if (what === "json") {
    services.download(`${name}.json`, reply.value, "application/json");
    return { ok: true, value: null };
  }
  const { decimalComma, file } = get(csvFormatAtom);
  const csv = accountCsv(reply.value, what, { decimalComma, file });
  if (!csv.ok) return { ok: false, problem: { code: "bad_reply", detail: csv.problem.detail } };
  const saved = await saveTable(get, name, csv.value);
  return saved.ok ? saved : unreached(saved.problem.detail);
});

/** Saves the history as a CSV file. */
export const saveAccountEventsAtom = atom(null, async (get, _set, rows: readonly AccountEventRow[]): Promise<void> => {
  const { decimalComma, file } = get(csvFormatAtom);
  const name = `tare-account_activity_${utcDay(get(servicesAtom).now())}`;
  await saveTable(get, name, accountEventsCsv(rows, { decimalComma, file }));
});

/** Saves the list of links as CSV, each with its address. */
export const downloadSharesAtom = atom(
  null,
  async (get, _set, rows: readonly ShareListRow[]): Promise<Outcome<null>> => {
    const { now } = get(servicesAtom);
    const text = sharesCsv(rows, shareAddress, get(csvFormatAtom));
    return saveTable(get, `tare-shared-links_${exportDay(new Date(now()))}`, text);
  },
);
