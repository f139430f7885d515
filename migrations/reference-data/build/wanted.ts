import { LEVERAGE_FIGURES, type LeverageFigure, type RowLeverage } from "../../../edge-api/contract/leverage.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { readTable, type BuildContext } from "./read-csv.ts";

/** What would replace an estimate, in both languages, by `wantedKey`. */
export type Wanted = ReadonlyMap<string, NonNullable<RowLeverage["wanted"]>>;

export const wantedKey = ({ figure, key }: { readonly figure: LeverageFigure; readonly key: string }): string =>
  `${figure} ${key}`;

/** Tables whose rows the figures of wanted.csv belong to. */
const KINDS: Partial<Readonly<Record<LeverageFigure, ReferenceKind>>> = {
  factor: "activity-spec",
  energy: "activity-spec",
  recycling_rate: "recyc-default",
  composting_rate: "recyc-default",
  litter_rate: "litter-spec",
};
const FIGURES = LEVERAGE_FIGURES.filter((figure) => KINDS[figure] !== undefined);

/** wanted.csv: for estimates with much leverage, the document and the table that would replace them. No part of a dataset. */
export function readWanted(context: BuildContext): Wanted {
  const wanted = new Map<string, NonNullable<RowLeverage["wanted"]>>();
  for (const row of readTable(context, "wanted.csv", "figure,key,en,es", "figure", "key").values()) {
    const figure = row.oneOf("figure", FIGURES) ?? "factor";
    const kind = KINDS[figure] ?? "activity-spec";
    const key = row.reference("key", context.tables.table(kind), `a key of ${kind}`);
    wanted.set(wantedKey({ figure, key }), { en: row.text("en"), es: row.text("es") });
  }
  return wanted;
}
