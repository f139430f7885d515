import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { formatNumber, formatWithUnit, shownUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** The lever as lists show it. */
export const leverName = ({ kind, stage }: Lever): string =>
  kind === "distance" ? sensitivityTexts.levers.distance(inSentence(stage)) : sensitivityTexts.levers[kind];

/** The unit of a lever as readers know it, and how much of the engine's unit goes into one of it. */
export const leverUnit = ({ kind }: Lever): { readonly unit: string; readonly per: number } => {
  if (kind === "mass") return shownUnit("g");
  if (kind === "distance") return shownUnit("km");
  return { unit: sensitivityTexts.units[kind], per: 1 };
};

/** A value in the unit shown, without it. */
export const leverValue = (lever: Lever, value: number): string =>
  lever.whole && Number.isInteger(value)
    ? formatNumber(value)
    : formatSignificant(value / leverUnit(lever).per, lever.kind === "recycled_content" ? 2 : 3);

/** A value with its unit, as sentences say it. */
export const leverAmount = (lever: Lever, value: number): string => {
  const shown = leverValue(lever, value);
  if (lever.kind === "uses") return sensitivityTexts.withUnit.uses(value, shown);
  if (lever.kind === "wash_energy") return sensitivityTexts.withUnit.wash_energy(shown);
  return formatWithUnit(shown, leverUnit(lever).unit);
};

/** One step of the slider: a whole use, a whole percent; of others such that the usual value is one of the steps. */
export const leverStep = ({ kind, whole, now, min, max }: Lever): number => {
  if (whole || kind === "recycled_content") return 1;
  return kind === "distance" ? (max - min) / 100 : now / 40;
};
