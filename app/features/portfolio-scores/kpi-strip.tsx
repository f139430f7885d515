import type { PortfolioKpis } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { totalMass } from "../../text/amounts.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatShareOf100 } from "../../text/shares.ts";
import { caption } from "../../theme/text.css.ts";
import * as styles from "./scores.css.ts";

const words = portfolioScoresTexts.strip;

/** Shares with one decimal, except 0 and 100 %; recycled content and recovery are whole numbers (specification section 9). */
const percent = (share: number | null): string => formatShareOf100(share, share === 1 ? 0 : 1);

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

type Item = readonly [value: string, unit: string, title?: string | undefined];

/** Seven key figures in a row. */
export const KpiStrip = ({ kpis }: { readonly kpis: PortfolioKpis }) => {
  const mass = (kg: number): Item => {
    const { amount, unit, title } = totalMass(kg);
    return [amount, unit, title];
  };
  const whole = kpis.mass_kg;
  const items: readonly (readonly [string, Item])[] = [
    [words.material, mass(whole)],
    [words.single_use, [percent(shareOf(kpis.single_use_mass_kg, whole)), words.ofMass]],
    [words.plastic, mass(kpis.plastic_mass_kg)],
    [words.reusable, [percent(kpis.reusable_use_share), words.ofUses]],
    [words.recycled_content, [formatShareOf100(kpis.recycled_content), words.ofMass]],
    [words.recycled, [formatShareOf100(shareOf(kpis.recycled_kg, whole)), words.ofMass]],
    [words.littered, mass(kpis.littered_kg)],
  ];
  return (
    <dl className={styles.strip} aria-label={words.label}>
      {items.map(([name, [value, unit, title]]) => (
        <div key={name} className={styles.stripItem}>
          <dt className={caption}>{name}</dt>
          <dd className={styles.stripValue} title={title}>
            {value} <span className={styles.stripUnit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
