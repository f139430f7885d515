import type { chartTexts } from "../en/charts.ts";
import type { Translation } from "../translation.ts";

export const charts: Translation<typeof chartTexts> = {
  segment: ({ row, segment, shown }) => `${row}, ${segment} ${shown}`,
  total: ({ row, shown }) => `${row}, total ${shown}`,
  crossing: ({ label, name, other }) => `${label}: aquí se encuentran ${name} y ${other}`,
  reusableLine: (line) =>
    `${line.name}, reutilizable: ${line.life} antes del primer uso, ${line.perUse} en cada uso, ${line.end} tras ${line.uses} usos`,
  singleUseLine: (line) =>
    `${line.name}, de un solo uso: ${line.perUse} en cada uso, ${line.end} tras ${line.uses} usos`,
};
