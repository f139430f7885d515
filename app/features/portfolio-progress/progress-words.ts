import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import type { ProgressFigure, ProgressRow } from "../../../workers/engine/analysis/progress.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { amountDifference } from "../../score-tables/difference.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { formatNumber, formatWithUnit } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { formatShare } from "../../text/shares.ts";

/** An amount of a figure with its unit, that of `largest`, so that amounts beside each other share one. */
export const amountShown = (catalogue: Catalogue, figure: ProgressFigure, value: number, largest: number): string => {
  switch (figure) {
    case "mass":
    case "plastic": {
      const unit = unitFor("kg", largest);
      return formatWithUnit(formatLarge(value, unit), unit.unit);
    }
    case "climate": {
      const { unit, shown } = metricTotals(catalogue, "climate", largest);
      return formatWithUnit(shown(value), unit.unit);
    }
    case "fee":
      return formatMoney(value, "GBP");
    case "reusable":
      return formatShare(value, 1);
  }
};

/** Changes below this part of the larger value are rounding. */
const NOISE = 1e-12;

const largestOf = ({ before, now }: ProgressRow): number => Math.max(Math.abs(before), Math.abs(now));

/** A change of a figure, or a part of it, with its sign. */
const changeShown = (catalogue: Catalogue, row: ProgressRow, change: number): string => {
  const { figure } = row;
  if (Math.abs(change) <= NOISE * largestOf(row)) return "0";
  const amount =
    figure === "reusable"
      ? words.points(formatNumber(Math.abs(change) * 100, 1))
      : amountShown(catalogue, figure, Math.abs(change), largestOf(row));
  return `${change > 0 ? "+" : "\u2212"}${amount}`;
};

/** The cells of a row in words: both values, the change, and its parts from volume, mix and new data. */
export const progressCells = (catalogue: Catalogue, row: ProgressRow): readonly string[] => {
  const { figure, before, now, data, volume, mix } = row;
  return [
    amountShown(catalogue, figure, before, largestOf(row)),
    amountShown(catalogue, figure, now, largestOf(row)),
    figure === "reusable"
      ? changeShown(catalogue, row, now - before)
      : (amountDifference(now, before) ?? changeShown(catalogue, row, now - before)),
    ...[volume, mix, data].map((part) => changeShown(catalogue, row, part)),
  ];
};

/** What explains the rows. */
export const progressNotes = ({ rows }: SharedProgress): readonly string[] => [
  words.parts,
  ...(rows.some(({ figure }) => figure === "fee") ? [words.fee] : []),
];
