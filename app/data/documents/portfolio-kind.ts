import * as v from "valibot";
import { DEFAULT_FOOD_ID } from "../../../edge-api/contract/ids.ts";
import { PortfolioHeadSchema } from "../../../edge-api/contract/portfolio.ts";
import { type LineConflict, merge3 } from "../../../workers/engine/portfolio/line-merge.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { canonical, commonBase, isRecord, mergeValues } from "../sync/merge-fields.ts";
import type { Mergeable } from "../sync/mergeable.ts";
import { entriesFault, tableOfProducts } from "./checked-entries.ts";
import { type DocumentKind, parserOf } from "./document-kind.ts";
import { withoutMark } from "./owned-work.ts";
import { isOnServerOnly, newEntries, type PortfolioDocument, type PortfolioEntries } from "./portfolio-document.ts";
import { portfolioParts } from "./portfolio-parts.ts";

const quantityIn = (value: unknown): unknown => (isRecord(value) ? value["quantity"] : value);

/** Entries of a use case in any older format: a list, an object by product, or a single entry. */
function entriesOf(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (typeof value["prodsys_id"] === "string") return [{ food_id: DEFAULT_FOOD_ID, ...value }];
  return Object.entries(value).map(([prodsys_id, entry]) => ({
    prodsys_id,
    quantity: Number(quantityIn(entry)),
    food_id: DEFAULT_FOOD_ID,
  }));
}

/** Converts `products` of the older format (an object per use case) to lists with the riskiest food (specification section 3). */
const productsFromOlderFormat = (products: unknown): unknown =>
  isRecord(products)
    ? Object.fromEntries(Object.entries(products).map(([usecase_id, value]) => [usecase_id, entriesOf(value)]))
    : products;

const parseHead = parserOf(PortfolioHeadSchema);

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const EntriesSchema = v.object({
  place: v.nullable(v.string()),
  entry_count: CountSchema,
  uses: v.nullable(v.number()),
  use_cases: v.nullable(CountSchema),
});
const KeptSchema = v.object({ portfolio: v.unknown(), entries: EntriesSchema });
const ListedSchema = v.object({ entry_count: CountSchema });

/** The table of entries that are already one, or of the contract's `products`, also in an older format. */
const tableIn = (products: unknown): Outcome<LineTable> => {
  if (!(products instanceof LineTable)) return tableOfProducts(productsFromOlderFormat(products));
  const fault = entriesFault(products);
  return fault === null ? ok(products) : failed("invalid", fault);
};

const tableAtHand = (value: unknown): LineTable | null => {
  const table: unknown = Object(Object(value).entries).table;
  return table instanceof LineTable ? table : null;
};

/** Parses a stored record; a loaded table stays loaded. */
function parseKept(value: unknown, entries: PortfolioEntries): Outcome<PortfolioDocument> {
  const head = parseHead(Object(value).portfolio);
  if (!head.ok) return head;
  const table = tableAtHand(value);
  if (table === null) return ok({ portfolio: head.value, entries });
  const fault = entriesFault(table);
  return fault === null ? ok({ portfolio: head.value, entries: { ...entries, table } }) : failed("invalid", fault);
}

/** Parses a stored record, a server's reply (whole, or listed with the number of entries), or an older format. */
function parse(value: unknown): Outcome<PortfolioDocument> {
  const kept = v.safeParse(KeptSchema, value);
  if (kept.success) return parseKept(value, kept.output.entries);
  const head = parseHead(value);
  if (!head.ok) return head;
  const portfolio = head.value;
  if (typeof value === "object" && value !== null && "products" in value) {
    const table = tableIn(value.products);
    return table.ok ? ok({ portfolio, entries: newEntries(table.value) }) : table;
  }
  const listed = v.safeParse(ListedSchema, value);
  if (!listed.success) return failed("invalid", "products: none");
  const { entry_count } = listed.output;
  return ok({ portfolio, entries: { place: null, entry_count, uses: null, use_cases: null } });
}

const ENTRIES_FIELD = "entries";

const equalEntries = (one: PortfolioEntries, other: PortfolioEntries): boolean => {
  if (one.place !== null && one.place === other.place) return true;
  if (one.table === undefined || other.table === undefined) return false;
  // compare by use case, because the server groups entries
  return one.table === other.table || one.table.grouped().equals(other.table.grouped());
};

const SIDES = { mine: "ours", theirs: "theirs", both: "both" } as const;

/** Lines that both changed differently; none where one side has no entries at hand. */
export function conflictingLines(
  base: PortfolioDocument | null,
  mine: PortfolioDocument,
  theirs: PortfolioDocument,
): readonly LineConflict[] {
  const [ours, other] = [mine.entries.table, theirs.entries.table];
  if (ours === undefined || other === undefined || isOnServerOnly(mine.entries)) return [];
  return merge3(base?.entries.table ?? LineTable.empty, ours, other).conflicts;
}

/** @param prefer whose lines are kept where both sides changed one */
function merge(
  base: PortfolioDocument | null,
  mine: PortfolioDocument,
  theirs: PortfolioDocument,
  prefer: Parameters<typeof merge3>[3],
): ReturnType<Mergeable<PortfolioDocument>["merge"]> {
  const head = mergeValues(base?.portfolio ?? {}, mine.portfolio, theirs.portfolio);
  const portfolio = head.value as PortfolioDocument["portfolio"];
  const [ours, other] = [mine.entries.table, theirs.entries.table];
  // entries that were never fetched were never changed
  if (isOnServerOnly(mine.entries) || ours === undefined || other === undefined) {
    const entries = isOnServerOnly(mine.entries) ? theirs.entries : mine.entries;
    return { merged: { portfolio, entries }, fields: head.fields };
  }
  if (equalEntries(mine.entries, theirs.entries)) {
    return { merged: { portfolio, entries: mine.entries }, fields: head.fields };
  }
  const { table, conflicts } = merge3(base?.entries.table ?? LineTable.empty, ours, other, prefer);
  const entries = table === ours ? mine.entries : table === other ? theirs.entries : newEntries(table);
  return {
    merged: { portfolio, entries },
    fields: [...head.fields, ...(conflicts.length > 0 ? [ENTRIES_FIELD] : [])],
  };
}

const mergeable: Mergeable<PortfolioDocument> = {
  equal: (one, other) =>
    canonical(one.portfolio) === canonical(other.portfolio) && equalEntries(one.entries, other.entries),
  looksLike: (one, listed) =>
    canonical(one.portfolio) === canonical(listed.portfolio) &&
    one.entries.entry_count === listed.entries.entry_count &&
    (listed.entries.uses === null || one.entries.uses === null || one.entries.uses === listed.entries.uses),
  // entries are not loaded with the record, so nothing can be merged here: the next send does it
  isWhole: () => false,
  ancestor: (base, sent, theirs) => ({
    portfolio: commonBase(base?.portfolio ?? {}, sent.portfolio, theirs.portfolio) as PortfolioDocument["portfolio"],
    entries: base === null || equalEntries(sent.entries, theirs.entries) ? sent.entries : base.entries,
  }),
  marked: ({ portfolio, entries }, since) =>
    portfolio.larger_elsewhere_since === undefined
      ? { portfolio: { ...portfolio, larger_elsewhere_since: since }, entries }
      : null,
  merge: (base, mine, theirs) => merge(base, mine, theirs, "ours"),
  mergeLines: (base, mine, theirs, { all, lines, fields }) => {
    const result = merge(base, mine, theirs, (index) => SIDES[lines.get(index) ?? all]);
    if (fields === "mine") return result;
    const head = mergeValues(base?.portfolio ?? {}, theirs.portfolio, mine.portfolio);
    const portfolio = head.value as PortfolioDocument["portfolio"];
    return { ...result, merged: { ...result.merged, portfolio } };
  },
};

export const portfolioKind: DocumentKind<PortfolioDocument> = {
  kind: "portfolio",
  store: "portfolios",
  field: "portfolio",
  idOf: ({ portfolio }) => portfolio.portfolio_id,
  parse,
  mergeable,
  copyOf: ({ portfolio, entries }, portfolio_id, rename) => ({
    portfolio: { ...withoutMark(portfolio), portfolio_id, portfolio_name: rename(portfolio.portfolio_name) },
    // columns belong to one portfolio
    entries: entries.table === undefined ? entries : newEntries(entries.table),
  }),
  parts: portfolioParts,
};
