import { formatNumber, formatWithUnit } from "../../text/format.ts";

/** kg of a tonne */
const TONNE = 1000;
const FEW = 10;

/** A mass in metric units, which every return is in, whatever units the page shows: `18.4 t`, `645 kg`, `3.2 kg`. */
export const lawMass = (kg: number): string =>
  kg >= TONNE
    ? formatWithUnit(formatNumber(kg / TONNE, 1), "t")
    : formatWithUnit(formatNumber(kg, kg < FEW ? 1 : 0), "kg");

/** Kilograms as the files have them. */
export const threeDecimals = (kg: number): string => formatNumber(kg, 3);
