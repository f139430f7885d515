import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import { setQuantity, append } from "../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import {
  comparisonAtom,
  createComparisonAtom,
  comparisonsAtom,
  deleteComparisonAtom,
  editComparisonAtom,
} from "../../../app/state/work/comparisons.ts";
import { deleteFoodAtom, foodAtom, foodsAtom, saveFoodAtom } from "../../../app/state/work/foods.ts";
import type { Outcome } from "../../../app/state/core/outcome.ts";
import {
  createPortfolioAtom,
  deletePortfolioAtom,
  editEntriesAtom,
  editPortfolioAtom,
  entriesNowAtom,
  portfolioAtom,
  portfoliosAtom,
} from "../../../app/state/work/portfolios.ts";
import type { Tab } from "./world.ts";

type Values = Readonly<Record<string, string>>;

/** How a user of a tab works on one kind of document; `null` = the tab died over it. */
export interface Actor {
  readonly kind: EntityKind;
  readonly fields: readonly string[];
  readonly ids: (tab: Tab) => readonly string[];
  readonly create: (tab: Tab, id: string, values: Values) => Promise<Outcome<string> | null>;
  /** what the tab shows; null = nothing under this id */
  readonly read: (tab: Tab, id: string) => Promise<Values | null>;
  readonly edit: (tab: Tab, id: string, field: string, value: string) => Promise<Outcome<null> | null>;
  readonly remove: (tab: Tab, id: string) => Promise<void | null>;
  /** the same of a document of the server */
  readonly stored: (document: unknown) => Values;
}

const textAt = (document: unknown, ...path: readonly string[]): string => {
  const value = path.reduce<unknown>((part, key) => Object(part)[key], document);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const comparisonValues = (document: unknown): Values => ({
  name: textAt(document, "comparison_name"),
  note: textAt(document, "note"),
  region: textAt(document, "region_use"),
});

export const COMPARISONS: Actor = {
  kind: "comparison",
  fields: ["name", "note", "region"],
  ids: (tab) => tab.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id),
  create: (tab, _id, { name = "", note = "", region = "" }) =>
    tab.doing(
      tab.store.set(createComparisonAtom, {
        comparison_name: name,
        note,
        region_use: region,
        usecase_id: "cup",
        food_id: "default_worst",
        currentProductIds: ["cup_pp"],
      }),
    ),
  read: async (tab, id) => {
    const found = tab.store.get(comparisonAtom(id));
    return found && comparisonValues(found.comparison);
  },
  edit: (tab, id, field, value) => {
    const names: Readonly<Record<string, object>> = {
      name: { comparison_name: value },
      note: { note: value },
      region: { region_use: value },
    };
    return tab.doing(tab.store.set(editComparisonAtom, id, { ...names[field] }));
  },
  remove: (tab, id) => tab.doing(tab.store.set(deleteComparisonAtom, id)),
  stored: comparisonValues,
};

export const FOODS: Actor = {
  kind: "food",
  fields: ["name"],
  ids: (tab) => tab.store.get(foodsAtom).map(({ food }) => food.food_id),
  create: async (tab, food_id, { name = "" }) => {
    const saved = await tab.doing(tab.store.set(saveFoodAtom, { food_id, food_name: name, props: [] }));
    return saved?.ok ? { ok: true, value: food_id } : saved;
  },
  read: async (tab, id) => {
    const found = tab.store.get(foodAtom(id));
    return found && { name: found.food.food_name };
  },
  edit: (tab, id, _field, value) =>
    tab.doing(tab.store.set(saveFoodAtom, { food_id: id, food_name: value, props: [] })),
  remove: (tab, id) => tab.doing(tab.store.set(deleteFoodAtom, id)),
  stored: (document) => ({ name: textAt(document, "food_name") }),
};

/** The number of a fresh value, as a quantity; quantities of lines are fields too. */
const quantityOf = (value: string): number => Number(value.slice(1));
const LINES = ["line0", "line1", "line2"] as const;
/** A line that is added is a field of its own: two devices may add one each. */
const ADDED = "added";

/** The field that an edit of this field and value is about. */
export const fieldOf = (field: string, value: string): string => (field === ADDED ? `${ADDED} ${value}` : field);

const tableValues = (table: LineTable): Values => {
  const values = new Map<string, string>();
  for (const { label, quantity } of table.lines()) {
    // a line that is there twice is seen at once
    values.set(label, values.has(label) ? "twice" : `v${quantity}`);
  }
  return Object.fromEntries(values);
};

export const PORTFOLIOS: Actor = {
  kind: "portfolio",
  fields: ["name", ...LINES, ADDED],
  ids: (tab) => tab.store.get(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_id),
  create: (tab, _id, values) =>
    tab.doing(
      tab.store.set(
        createPortfolioAtom,
        { portfolio_name: values["name"] ?? "", portfolio_desc: "d", region_use: "Global" },
        LINES.map((label) => ({
          usecase_id: "cup",
          prodsys_id: `cup_${label}`,
          food_id: "default_worst",
          quantity: quantityOf(values[label] ?? ""),
          label,
        })),
      ),
    ),
  read: async (tab, id) => {
    const found = tab.store.get(portfolioAtom(id));
    const table = found && (await tab.doing(tab.store.set(entriesNowAtom, id)));
    if (!found || !table?.ok) return null;
    return { name: found.portfolio.portfolio_name, ...tableValues(table.value) };
  },
  edit: async (tab, id, field, value) => {
    if (field === "name") return tab.doing(tab.store.set(editPortfolioAtom, id, { portfolio_name: value }));
    const table = await tab.doing(tab.store.set(entriesNowAtom, id));
    if (!table?.ok) return table;
    const place = fieldOf(field, value);
    const at = [...table.value.lines()].findIndex(({ label }) => label === place);
    const line = {
      usecase_id: "cup",
      prodsys_id: "cup_new",
      food_id: "default_worst",
      quantity: quantityOf(value),
      label: place,
    };
    const edit = at < 0 ? append(table.value, LineTable.of([line])) : setQuantity(table.value, at, quantityOf(value));
    return tab.doing(tab.store.set(editEntriesAtom, id, [edit]));
  },
  remove: (tab, id) => tab.doing(tab.store.set(deletePortfolioAtom, id)),
  stored: (document) => {
    const lines = Object.values(Object(Object(document).products)).flat();
    const labels = lines.map((line) => textAt(line, "label"));
    return {
      name: textAt(document, "portfolio_name"),
      ...Object.fromEntries(
        lines.map((line) => {
          const label = textAt(line, "label");
          const isTwice = labels.filter((other) => other === label).length > 1;
          return [label, isTwice ? "twice" : `v${textAt(line, "quantity")}`];
        }),
      ),
    };
  },
};

export const ACTORS = [COMPARISONS, FOODS, PORTFOLIOS] as const;
