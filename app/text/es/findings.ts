import { plural } from "../catalogue.ts";
import type { findingsTexts } from "../en/findings.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { articled, capital, quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 uso", other: `${formatCount(count)} usos` });

const atLeast = (share: string | null): string =>
  share === null ? "todos los sorteos" : `al menos ${articled(share)}`;

export const findings: Translation<typeof findingsTexts> = {
  sure: {
    kicker: "Con qué certeza",
    wins: (name) => `Gana ${quoted(name)}`,
    reusableOpen: "Gana un reutilizable; no está decidido cuál",
    singleUseOpen: "Gana un producto de un solo uso; no está decidido cuál",
    open: (count) => `Sin decidir entre ${formatCount(count)} productos`,
    closest: (other, share, hasMore) =>
      hasMore
        ? `Supera a ${quoted(other)} en ${articled(share)} de los sorteos, y a los demás al menos con la misma frecuencia.`
        : `Supera a ${quoted(other)} en ${articled(share)} de los sorteos.`,
    between: (name, other, share) => `${quoted(name)} supera a ${quoted(other)} en ${articled(share)} de los sorteos.`,
    reusablesAhead: (share) => `Cada reutilizable supera a cada producto de un solo uso en ${atLeast(share)}.`,
    singleUseAhead: (share) => `Cada producto de un solo uso supera a cada reutilizable en ${atLeast(share)}.`,
    from: "Nombramos un ganador a partir del 80 %.",
  },
  decides: {
    kicker: "Qué lo decide",
    metric: (metric, score, other) => `${metric}: ${score} frente a ${other}`,
    apart: (name, other) => `Es lo que más distingue ${quoted(name)} de ${quoted(other)}.`,
    stage: (stage, value, total) => `La etapa «${stage}» causa ${value} de sus ${total}.`,
    stageAndEstimates: (stage, value, total, share) =>
      `La etapa «${stage}» causa ${value} de sus ${total}; ${articled(share)} de ese valor se basa en estimaciones.`,
  },
  uses: {
    kicker: "A partir de cuántos usos",
    paid: (products) =>
      formatList(
        products.map(
          ({ name, uses: count }, at) => `${at === 0 ? uses(count) : formatCount(count)} con ${quoted(name)}`,
        ),
      ),
    never: "Nunca en clima",
    ahead: (count) =>
      `A partir de ahí ${count === 1 ? "supera" : "cada uno supera"} en clima a todos los productos de un solo uso comparados.`,
  },
  portfolio: {
    certain: (certain, gap) => `Al menos ${certain} de los ${gap} puntos hasta la mejor opción son seguros`,
    open: "Demasiado cerca de la mejor elección",
    same: "Tan buena como la mejor elección",
    better: (share) => `El mejor producto incorporado en cada línea obtiene más en ${articled(share)} de los sorteos.`,
    product: (name, share) => `${capital(name)}: ${share} del impacto en el clima`,
    stage: (value, total, stage, share) =>
      `Causa ${value} de ${total}. La etapa mayor de todos los productos es «${stage}», ${share}.`,
    all: (total, stage, share) => `Son ${total}. La etapa mayor es «${stage}», ${share}.`,
  },
};
