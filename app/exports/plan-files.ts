import type { Getter } from "jotai";
import { cellName } from "../../workers/export/cell-name.ts";
import type { FormulaCell } from "../../workers/export/csv-cell.ts";
import { costsAtom, currencyAtom } from "../state/analysis/costs.ts";
import { portfolioPlanAtom, type ComputedPlan } from "../state/analysis/portfolio-plan.ts";
import { flag, type NamedCell } from "./context-columns.ts";
import { rowTable } from "./csv-text.ts";
import type { SubjectFile } from "./subject-file.ts";
import { tableDownload } from "./subject-table.ts";

/** What is bought of one product, over all steps. */
interface Order {
  readonly prodsys_id: string;
  readonly pieces: number;
  readonly stock: number;
  readonly price: number | null;
}

const ordersOf = ({ steps }: ComputedPlan, priceOf: (id: string) => number | null): readonly Order[] => {
  const orders = new Map<string, Order>();
  for (const { prodsys_id, purchase } of steps) {
    const before = orders.get(prodsys_id);
    orders.set(prodsys_id, {
      prodsys_id,
      pieces: (before?.pieces ?? 0) + purchase.pieces,
      stock: (before?.stock ?? 0) + purchase.stock,
      price: priceOf(prodsys_id),
    });
  }
  return [...orders.values()];
};

/** Column numbers of the order list, from 0. */
const [PIECES, STOCK, TOTAL, PRICE, AMOUNT] = [2, 3, 4, 5, 6];

/** A sum of the rows above; empty while one of the cells that it rests on is. */
const sumAbove = (column: number, needed: number, rows: number, values: readonly (number | null)[]): FormulaCell => {
  const range = (of: number): string => `${cellName(of, 2)}:${cellName(of, rows + 1)}`;
  return {
    formula: `IF(COUNTBLANK(${range(needed)})>0,"",SUM(${range(column)}))`,
    value: values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0),
  };
};

const orderRows = (orders: readonly Order[], currency: string, { productName, context }: SubjectFile) => {
  const cells = (id: string, name: string, [pieces, stock, total, price, amount]: readonly NamedCell["value"][]) => [
    { name: "product_id", value: id },
    { name: "product", value: name },
    { name: "pieces for a year", value: pieces ?? null },
    { name: "start-up stock", value: stock ?? null },
    { name: "pieces to buy", value: total ?? null },
    { name: `price of a piece [${currency}]`, value: price ?? null },
    { name: `amount [${currency}]`, value: amount ?? null },
    ...context,
  ];
  const amountOf = ({ pieces, stock, price }: Order) => (price === null ? null : (pieces + stock) * price);
  const rows = orders.map((order, at) => {
    const { prodsys_id, pieces, stock, price } = order;
    const cell = (column: number) => cellName(column, at + 2);
    const total = { formula: `${cell(PIECES)}+${cell(STOCK)}`, value: pieces + stock };
    const formula = `IF(${cell(PRICE)}="","",${cell(TOTAL)}*${cell(PRICE)})`;
    const amount = { formula, value: amountOf(order) };
    return cells(prodsys_id, productName(prodsys_id), [pieces, stock, total, price, amount]);
  });
  const sum = (column: number, needed: number, valueOf: (order: Order) => number | null) =>
    sumAbove(column, needed, orders.length, orders.map(valueOf));
  const sums = [
    sum(PIECES, PIECES, ({ pieces }) => pieces),
    sum(STOCK, STOCK, ({ stock }) => stock),
    sum(TOTAL, PIECES, ({ pieces, stock }) => pieces + stock),
    null,
    sum(AMOUNT, PRICE, amountOf),
  ];
  return [...rows, cells("", "total", sums)];
};

/** The computed plan on screen, and the prices by product; null = none. */
const planNow = (get: Getter, id: string) => {
  const plan = get(portfolioPlanAtom(id)).value;
  const { prices } = get(costsAtom);
  const currency = get(currencyAtom({ kind: "portfolio", id }));
  return plan && { plan, currency, priceOf: (prodsys_id: string) => prices.get(prodsys_id)?.piece ?? null };
};

/** Downloads what to buy for the plan of a portfolio, a row a product, with totals. */
export const downloadOrderListAtom = tableDownload(({ get }, id: string) => {
  const now = planNow(get, id);
  if (now === null) return null;
  return {
    subject: { kind: "portfolio", id },
    what: "order list",
    write: (file, format) =>
      rowTable(
        ["product_id"],
        format,
        orderRows(ordersOf(now.plan, now.priceOf), now.currency, file),
        (cells) => cells,
      ),
  };
});

const stepRows = ({ steps, assumptions, years }: ComputedPlan, currency: string, file: SubjectFile) =>
  steps.map((step, at): readonly NamedCell[] => {
    const { purchase, cost, needs, law } = step;
    return [
      { name: "step", value: at + 1 },
      { name: "usecase_id", value: step.usecase_id },
      { name: "replaced_id", value: step.replaced_id },
      { name: "replaced product", value: file.productName(step.replaced_id) },
      { name: "replacement_id", value: step.prodsys_id },
      { name: "replacement", value: file.productName(step.prodsys_id) },
      { name: "site", value: step.site ?? null },
      { name: "only sites without a dishwasher", value: flag(step.dry === true) },
      { name: "forbidden from day", value: law?.since ?? null },
      { name: "forbidden today", value: flag(law?.already === true) },
      { name: "lines", value: step.places.length },
      { name: "uses before", value: step.quantity_before },
      { name: "uses after", value: step.quantity_after },
      { name: "pieces for a year", value: purchase.pieces },
      { name: "start-up stock", value: purchase.stock },
      { name: "racks to store all pieces", value: purchase.storage_racks },
      { name: "pieces no longer bought a year", value: purchase.saved_pieces },
      { name: `before the first use [${currency}]`, value: cost.outlay },
      { name: `cost a year before [${currency}]`, value: cost.year_before },
      { name: `cost a year after [${currency}]`, value: cost.year_after },
      { name: "paid back after [weeks]", value: cost.payback_weeks },
      { name: "racks on site a day", value: needs?.racks ?? null },
      { name: "racks at a hub a day", value: needs?.hub_racks ?? null },
      { name: "distance to the hub [km]", value: step.hub?.km ?? null },
      { name: "energy of washing a day [kWh]", value: needs?.kwh ?? null },
      { name: "water of washing a day [L]", value: needs === null ? null : needs.litres },
      { name: "hours of a machine a day", value: needs?.hours ?? null },
      { name: "summary before", value: step.summary_before },
      { name: "summary after", value: step.summary_after },
      ...file.catalogue.metrics.flatMap(({ metric_id }): readonly NamedCell[] => [
        { name: `${metric_id} before, raw`, value: step.before.raw[metric_id] },
        { name: `${metric_id} after, raw`, value: step.after.raw[metric_id] },
        { name: `${metric_id} better, share of draws`, value: step.certainty?.[metric_id]?.better ?? null },
      ]),
      { name: "assumed start-up stock [%]", value: 100 * assumptions.stock },
      { name: "assumed days of use a year", value: assumptions.days },
      { name: "assumed racks an hour", value: assumptions.racks_an_hour },
      { name: "years that the quantities cover", value: years },
      ...file.context,
    ];
  });

/** Downloads the steps of the plan of a portfolio, a row a step. Full precision. */
export const downloadPlanAtom = tableDownload(({ get }, id: string) => {
  const now = planNow(get, id);
  if (now === null) return null;
  return {
    subject: { kind: "portfolio", id },
    what: "plan",
    write: (file, format) => rowTable(["step"], format, stepRows(now.plan, now.currency, file), (cells) => cells),
  };
});
