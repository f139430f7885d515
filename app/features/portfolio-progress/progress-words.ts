import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import type { ProgressFigure, ProgressRow } from "../../../workers/engine/analysis/progress.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { amountDifference } from "../../score-tables/difference.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { totalMass } from "../../text/amounts.ts";
import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { formatNumber, formatWithUnit } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { formatShare } from "../../text/shares.ts";

/** An amount of a figure with its unit. */
export const amountShown = (catalogue: Catalogue, figure: ProgressFigure, value: number): string => {
  switch (figure) {
    case "mass":
    case "plastic": {
      const { amount, unit } = totalMass(value);
      return formatWithUnit(amount, unit);
    }
    case "climate": {
      const { unit, shown } = metricTotals(catalogue, "climate", value);
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

/** A change of a figure, or a part of it, with its sign. */
const changeShown = (catalogue: Catalogue, { figure, before, now }: ProgressRow, change: number): string => {
  if (Math.abs(change) <= NOISE * Math.max(Math.abs(before), Math.abs(now))) return "0";
  const amount =
    figure === "reusable"
      ? words.points(formatNumber(Math.abs(change) * 100, 1))
      : amountShown(catalogue, figure, Math.abs(change));
  return `${change > 0 ? "+" : "\u2212"}${amount}`;
};

/** The cells of a row in words: both values, the change, and its parts from volume, mix and new data. */
export const progressCells = (catalogue: Catalogue, row: ProgressRow): readonly string[] => {
  const { figure, before, now, data, volume, mix } = row;
  return [
    amountShown(catalogue, figure, before),
    amountShown(catalogue, figure, now),
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
