import type { reuseTexts } from "../en/reuse.ts";
import type { Translation } from "../translation.ts";

export const reuse: Translation<typeof reuseTexts> = {
  asReturns: (uses, returned) =>
    `${uses} usos: vuelven ${returned} de cada 100. Medido en vasos sin depósito: 51 de 100 (unos 2 usos); en eventos, 65–75 (unos 3).`,
  returnRate: "Tasa de retorno",
  percent: "%",
  enterRate: "Introducir una tasa de retorno",
  enterUses: "Introducir el número de usos",
};
