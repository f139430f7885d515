import type { valueTexts } from "../en/values.ts";
import type { Translation } from "../translation.ts";

export const values: Translation<typeof valueTexts> = {
  unknown: "desconocido",
  notApplicable: "–",
  below: (step) => `<\u00A0${step}`,
  above: (step) => `>\u00A0${step}`,
  range: (low, high) => `${low}–${high}`,
  signedRange: (low, high) => `de ${low} a ${high}`,
  withUnit: (amount, unit) => `${amount}\u00A0${unit}`,
  percentGap: "\u00A0",
  ratingUnit: (best, worst) => `calificación ${best}–${worst}`,
  item: "unidad",
  litres: "litros",
  today: (time) => `Hoy, ${time}`,
};
