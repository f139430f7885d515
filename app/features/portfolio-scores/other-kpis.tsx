import type { PortfolioKpis } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { totalMass } from "../../text/amounts.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatCount, formatWithUnit } from "../../text/format.ts";
import { formatShare } from "../../text/shares.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import { FigureTable } from "./figure-table.tsx";

const words = portfolioScoresTexts.kpis;

/** A mass with its unit: kg, or t for large totals. */
export const MassShown = ({ kg }: { readonly kg: number }) => {
  const { amount, unit, title } = totalMass(kg);
  return <span title={title}>{formatWithUnit(amount, unit)}</span>;
};

/** Section Other KPIs: the key figures of method.md section 9 that the strip on the page does not show. */
export const OtherKpis = ({ id, kpis }: { readonly id: string; readonly kpis: PortfolioKpis }) => {
  const ofMass = (kg: number) => words.ofMass(formatShare(kpis.mass_kg > 0 ? kg / kpis.mass_kg : null, 1));
  const none = valueTexts.notApplicable;
  const reusableUses = kpis.reusable_use_share === null ? null : kpis.reusable_use_share * kpis.items;
  const { rows } = words;
  return (
    <Section id={id} title={words.title} note={words.note}>
      <FigureTable
        caption={words.title}
        nameHead={words.name}
        numberHeads={[words.value]}
        rows={[
          { name: rows.items, value: formatCount(kpis.items) },
          { name: rows.reusable, value: reusableUses === null ? none : formatCount(Math.round(reusableUses)) },
          { name: rows.single_use, value: <MassShown kg={kpis.single_use_mass_kg} /> },
          { name: rows.plastic, value: ofMass(kpis.plastic_mass_kg) },
          {
            name: rows.recycled_content,
            value: kpis.recycled_content === null ? none : <MassShown kg={kpis.recycled_content * kpis.mass_kg} />,
          },
          { name: rows.littered, value: ofMass(kpis.littered_kg) },
        ]}
      />
    </Section>
  );
};
