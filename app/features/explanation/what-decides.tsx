import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Explanation } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./explanation.css.ts";

/** A fact of the comparison that can be changed on its page. */
export type ChangeableFact = "region" | "food" | "recycling" | "products";

interface WhatDecidesProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly explanation: Explanation;
  readonly onChange: (fact: ChangeableFact) => void;
}

const { change: words } = explanationTexts;

interface Decided {
  readonly fact: ChangeableFact;
  readonly text: string;
  readonly action: string;
}

/** The facts of the comparison that affect a number, as text. */
const decidedBy = ({ comparison, catalogue, explanation }: Omit<WhatDecidesProps, "onChange">): Decided[] => {
  const { region_use, food_id, customCompostingAndRecycling } = comparison;
  const region = catalogue.regions.find((row) => row.region_id === region_use)?.region_name ?? region_use;
  const food = catalogue.foods.find((row) => row.food_id === food_id)?.food_name ?? food_id;
  const byRegion = (text: string): Decided => ({ fact: "region", text, action: words.regionAction });
  const recycling: Decided = {
    fact: "recycling",
    text: words.recycling(customCompostingAndRecycling),
    action: words.recyclingAction,
  };
  const products: Decided = { fact: "products", text: words.products, action: words.productsAction };
  if (explanation.kind === "summary") return [products];
  if (explanation.kind === "inventory") {
    const { lines } = explanation;
    const own = lines.filter((line) => line.regional && line.region_id === region_use);
    const size = (of: typeof lines) => of.reduce((sum, line) => sum + Math.abs(line.contribution), 0);
    const share = size(lines) === 0 ? 0 : size(own) / size(lines);
    const factors = [formatCount(own.length), formatCount(lines.length)] as const;
    const isRecovered = lines.some(({ role }) => role === "recycling" || role === "composting");
    return [
      byRegion(words.region(region, ...factors, formatPercent(share))),
      ...(isRecovered ? [recycling] : []),
      products,
    ];
  }
  if (explanation.metric === "chemicals") {
    return [
      ...(explanation.rule === "mean"
        ? [{ fact: "food" as const, text: words.food(food), action: words.foodAction }]
        : []),
      products,
    ];
  }
  if (explanation.metric === "recoverability" && explanation.rule === "mean") {
    return [byRegion(words.regionRates(region)), recycling, products];
  }
  return [products];
};

/** Links from a number to the comparison's controls that affect it. */
export const WhatDecides = ({ onChange, ...given }: WhatDecidesProps) => (
  <section className={styles.section}>
    <h3 className={group}>{words.title}</h3>
    <ul>
      {decidedBy(given).map(({ fact, text, action }) => (
        <li key={fact} className={small}>
          {text} <LinkLike onClick={() => onChange(fact)}>{action}</LinkLike>
        </li>
      ))}
    </ul>
  </section>
);
