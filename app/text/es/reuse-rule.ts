import { plural } from "../catalogue.ts";
import type { reuseRuleTexts } from "../en/reuse-rule.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

const lead = (names: readonly string[]): string =>
  `${formatList(names.map(quoted))} ${names.length === 1 ? "va en cabeza" : "van en cabeza"}`;

export const reuseRule: Translation<typeof reuseRuleTexts> = {
  kicker: (kicker) => `${kicker}, sin la regla de reutilización`,
  switch: "Calificar los reutilizables como los demás productos",
  title: "La regla de reutilización",
  inside: "Quién iría primero si los reutilizables se calificaran como los demás productos.",
  product: "Producto",
  table: {
    caption: "Puntuaciones globales con la regla de reutilización y sin ella",
    before: "Con",
    now: "Sin",
    change: "Cambio",
    better: (points) => `+${points}`,
  },
  short: "Regla de reutilización",
  holds: "También se mantiene sin la regla de reutilización",
  rests: (names) =>
    `Depende de la regla de reutilización: sin ella ${names.length === 1 ? "iría" : "irían"} en cabeza ${formatList(names.map(quoted))}`,
  restsPortfolio: (without, withRule) => `Sin la regla de reutilización, ${without} en lugar de ${withRule}`,
  whyBest: "recuperabilidad 100 por la regla de reutilización",
  rule: (uses) =>
    `El método da la mejor calificación en abastecimiento sostenible y recuperabilidad a los productos que se usan al menos ${uses} veces.`,
  leaders: (withRule, without) => `Con la regla de reutilización ${lead(withRule)}; sin ella, ${lead(without)}.`,
  same: (names) => `${lead(names)} con la regla de reutilización y sin ella.`,
  view: "Esto es una vista de los resultados y las puntuaciones. Las demás secciones, los archivos, el informe y los resultados compartidos mantienen la regla.",
  count: (count, useCases, region, withRule, without) =>
    `Con la regla, un reutilizable va en cabeza en ${withRule} de ${plural(count, { one: "1 caso de uso", other: `${useCases} casos de uso` })} en ${region}; sin ella, en ${without}: productos incorporados, ponderación habitual.`,
  world: "el mundo",
  portfolio: (withRule, without) =>
    `La cartera obtiene ${withRule} con la regla de reutilización y ${without} sin ella.`,
  working: "Calificando los reutilizables como los demás productos…",
  failed: "No se pudieron calcular las calificaciones sin la regla de reutilización.",
};
