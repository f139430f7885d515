import type { PortfolioKpis } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatShare } from "../../text/shares.ts";
import { vars } from "../../theme/vars.css.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as shares from "./scores.css.ts";
import { FigureTable } from "./figure-table.tsx";
import { MassShown } from "./other-kpis.tsx";

const words = portfolioScoresTexts.circularity;

/** Origin and end of life of the material of all lines: shares as bars and numbers. */
export const PortfolioCircularity = ({ id, kpis }: { readonly id: string; readonly kpis: PortfolioKpis }) => {
  const { mass_kg } = kpis;
  const flows: readonly (readonly [keyof typeof words.flows, number])[] = [
    ["recycled_content", (kpis.recycled_content ?? 0) * mass_kg],
    ["recycled", kpis.recycled_kg],
    ["composted", kpis.composted_kg],
    ["incinerated", kpis.incinerated_kg],
    ["landfilled", kpis.landfilled_kg],
    ["open_dumped", kpis.open_dumped_kg],
    ["littered", kpis.littered_kg],
  ];
  return (
    <Section id={id} title={words.title} note={words.note}>
      {mass_kg > 0 ? (
        <FigureTable
          caption={words.title}
          nameHead={words.name}
          numberHeads={[words.mass, words.share]}
          rows={flows.map(([flow, kg]) => ({
            name: words.flows[flow],
            value: <MassShown kg={kg} />,
            share: (
              <span className={shares.massShare}>
                <span className={shares.massTrack} aria-hidden="true">
                  <span
                    className={shares.massBar}
                    style={{ width: `${(100 * kg) / mass_kg}%`, background: vars.color.accent }}
                  />
                </span>
                {formatShare(kg / mass_kg)}
              </span>
            ),
          }))}
        />
      ) : (
        <p>{words.nothing}</p>
      )}
    </Section>
  );
};
