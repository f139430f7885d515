import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { totalMass } from "../../text/amounts.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, formatWithUnit } from "../../text/format.ts";
import { formatShare, formatOf100 } from "../../text/shares.ts";
import * as styles from "./report.css.ts";

const words = reportTexts.figures;

const mass = (kg: number): string => {
  const { amount, unit } = totalMass(kg);
  return formatWithUnit(amount, unit);
};

/** The key figures of a portfolio, one per row. */
export const FiguresList = ({ scores: { summary, kpis } }: { readonly scores: PortfolioScores }) => {
  const ofMass = (kg: number): string => formatShare(kpis.mass_kg > 0 ? kg / kpis.mass_kg : null, 1);
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...(summary === null ? [] : [[words.score, formatOf100(summary)] as const]),
    [words.uses, formatCount(kpis.items)],
    [words.reusable, formatShare(kpis.reusable_use_share, 1)],
    [words.mass, mass(kpis.mass_kg)],
    [words.single_use, words.massAndShare(mass(kpis.single_use_mass_kg), ofMass(kpis.single_use_mass_kg))],
    [words.plastic, words.massAndShare(mass(kpis.plastic_mass_kg), ofMass(kpis.plastic_mass_kg))],
    [words.recycled_content, formatShare(kpis.recycled_content)],
    [words.recycled, formatShare(kpis.mass_kg > 0 ? kpis.recycled_kg / kpis.mass_kg : null)],
    [words.littered, mass(kpis.littered_kg)],
  ];
  return (
    <table className={styles.table} aria-label={reportTexts.titles.figures}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
