import type { PortfolioKpis } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatNumber } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import * as styles from "./scores.css.ts";

const words = portfolioScoresTexts.strip;

/** A share as percent at three digits that count, as the strip has room for. */
const percent = (share: number | null): string =>
  share === null ? formatNumber(null) : formatNumber(share * 100, share > 0 && share < 0.995 ? 1 : 0);

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Seven key figures in a row. */
export const KpiStrip = ({ kpis }: { readonly kpis: PortfolioKpis }) => {
  const mass = (kg: number) => {
    const unit = unitFor("kg", kg);
    return [formatLarge(kg, unit), unit.unit] as const;
  };
  const whole = kpis.mass_kg;
  const items: readonly (readonly [string, readonly [string, string]])[] = [
    [words.material, mass(whole)],
    [words.single_use, [percent(shareOf(kpis.single_use_mass_kg, whole)), words.ofMass]],
    [words.plastic, mass(kpis.plastic_mass_kg)],
    [words.reusable, [percent(kpis.reusable_use_share), words.ofUses]],
    [words.recycled_content, [percent(kpis.recycled_content), words.ofMass]],
    [words.recycled, [percent(shareOf(kpis.recycled_kg, whole)), words.ofMass]],
    [words.littered, mass(kpis.littered_kg)],
  ];
  return (
    <dl className={styles.strip} aria-label={words.label}>
      {items.map(([name, [value, unit]]) => (
        <div key={name} className={styles.stripItem}>
          <dt className={caption}>{name}</dt>
          <dd className={styles.stripValue}>
            {value} <span className={styles.stripUnit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
