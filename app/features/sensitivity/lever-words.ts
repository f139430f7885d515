import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { formatNumber, formatWithUnit, shownUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** The display name of a lever. */
export const leverName = ({ kind, stage }: Lever): string =>
  kind === "distance" ? sensitivityTexts.levers.distance(inSentence(stage)) : sensitivityTexts.levers[kind];

/** The displayed unit of a lever; `per` = engine units per displayed unit. */
export const leverUnit = ({ kind }: Lever): { readonly unit: string; readonly per: number } => {
  if (kind === "mass") return shownUnit("g");
  if (kind === "distance") return shownUnit("km");
  return { unit: sensitivityTexts.units[kind], per: 1 };
};

/** A value in the displayed unit, formatted without the unit. */
export const leverValue = (lever: Lever, value: number): string =>
  lever.whole && Number.isInteger(value)
    ? formatNumber(value)
    : formatSignificant(value / leverUnit(lever).per, lever.kind === "recycled_content" ? 2 : 3);

/** A value with its unit, for use in a sentence. */
export const leverAmount = (lever: Lever, value: number): string => {
  const shown = leverValue(lever, value);
  if (lever.kind === "uses") return sensitivityTexts.withUnit.uses(value, shown);
  if (lever.kind === "wash_energy") return sensitivityTexts.withUnit.wash_energy(shown);
  return formatWithUnit(shown, leverUnit(lever).unit);
};

/** The slider's step: one use, one percent, or a fraction that makes the current value one of the steps. */
export const leverStep = ({ kind, whole, now, min, max }: Lever): number => {
  if (whole || kind === "recycled_content") return 1;
  return kind === "distance" ? (max - min) / 100 : now / 40;
};
