import type { ComponentProps } from "react";
import type { PortfolioKpis } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { formatCount } from "../../text/format.ts";
import type { FoldedSection } from "../../ui/fold/fold-group.tsx";
import { AboutPortfolio } from "./about-portfolio.tsx";
import { AboutProducts } from "./about-products.tsx";
import { OtherKpis } from "./other-kpis.tsx";
import { PortfolioCircularity } from "./portfolio-circularity.tsx";

interface DetailSectionsProps
  extends
    Omit<ComponentProps<typeof AboutPortfolio>, "id" | "foodlessLines">,
    Omit<ComponentProps<typeof AboutProducts>, "id" | "region"> {
  readonly kpis: PortfolioKpis;
  /** name of the region, as used in a sentence */
  readonly regionName: string;
  /** food_id that is assumed where a line has none */
  readonly defaultFood: string;
}

const { inside } = pageSectionsTexts;

/** The collapsible sections with key figures and facts about the lines. */
export const detailSections = (props: DetailSectionsProps): readonly FoldedSection[] => {
  const { kpis, regionName, defaultFood, ...rest } = props;
  const { facts } = rest;
  return [
    {
      id: "portfolio-kpis",
      title: words.kpis.title,
      inside: inside.kpis,
      content: <OtherKpis id="portfolio-kpis" kpis={kpis} />,
    },
    {
      id: "portfolio-about",
      title: words.about.title,
      inside: inside.aboutPortfolio,
      content: (
        <AboutPortfolio
          id="portfolio-about"
          {...rest}
          foodlessLines={facts.foods
            .filter((food) => food.id === "" || food.id === defaultFood)
            .reduce((sum, food) => sum + food.lines, 0)}
        />
      ),
    },
    {
      id: "portfolio-circularity",
      title: words.circularity.title,
      inside: inside.circularityPortfolio,
      content: <PortfolioCircularity id="portfolio-circularity" kpis={kpis} />,
    },
    {
      id: "portfolio-products",
      title: words.products.title,
      inside: inside.productsPortfolio,
      aside: pageSectionsTexts.products(facts.products.length, formatCount(facts.products.length)),
      content: <AboutProducts id="portfolio-products" {...rest} region={regionName} />,
    },
  ];
};
