import type { RuleReading } from "./market-rules.ts";

/** The figure of a portfolio that a rule makes relevant. */
export type RuleFigure =
  /** uses of products that the law of the market forbids */
  | "forbidden"
  /** components with food contact and no declaration about chemicals */
  | "undeclared"
  /** share of the uses in take-away that single-use products serve */
  | "single_use_uses"
  /** mass of plastic in single-use products */
  | "single_use_plastic"
  /** recycled content of the plastic in single-use products */
  | "recycled_plastic"
  /** mass of single-use products by material */
  | "weights"
  /** mass of single-use products that contain plastic */
  | "plastic_products"
  /** mass of products of expanded polystyrene */
  | "foam";

export type Market = "eu" | "uk" | "us";

export interface RuleAhead extends Required<RuleReading> {
  readonly id: string;
  readonly market: Market;
  /** the day from which it applies, YYYY-MM-DD; only a year if no day is set yet */
  readonly from: string;
  /** law and article, as it is cited */
  readonly law: string;
  /** address of the law, or of the authority's page about it */
  readonly url: string;
  readonly figure: RuleFigure;
}

const PPWR = "https://eur-lex.europa.eu/eli/reg/2025/40/oj";
const SUPD = "https://eur-lex.europa.eu/eli/dir/2019/904/oj";

const rule = <const Id extends string>(
  id: Id,
  market: Market,
  from: string,
  figure: RuleFigure,
  source: Pick<RuleAhead, "law" | "url"> & Partial<RuleReading>,
) => ({ id, market, from, figure, read_on: "2026-11-25", read_in: "law", ...source }) as const satisfies RuleAhead;

/**
 * Packaging laws that affect buyers of food-service packaging, each with its source. Their texts are in app/text, by id.
 * Lists only rules whose date has a source.
 */
export const RULES_AHEAD = [
  rule("eu_bans", "eu", "2021-07-03", "forbidden", {
    law: "Directive (EU) 2019/904, Art. 5 and Annex, part B",
    url: SUPD,
  }),
  rule("eu_pfas", "eu", "2026-08-12", "undeclared", { law: "Regulation (EU) 2025/40, Art. 5(5)", url: PPWR }),
  rule("eu_refill", "eu", "2027-02-12", "single_use_uses", { law: "Regulation (EU) 2025/40, Art. 32", url: PPWR }),
  rule("eu_reuse_offer", "eu", "2028-02-12", "single_use_uses", { law: "Regulation (EU) 2025/40, Art. 33", url: PPWR }),
  rule("eu_formats", "eu", "2030-01-01", "single_use_plastic", {
    law: "Regulation (EU) 2025/40, Art. 25 and Annex V",
    url: PPWR,
  }),
  rule("eu_recyclable", "eu", "2030-01-01", "weights", { law: "Regulation (EU) 2025/40, Art. 6", url: PPWR }),
  rule("eu_recycled", "eu", "2030-01-01", "recycled_plastic", { law: "Regulation (EU) 2025/40, Art. 7", url: PPWR }),
  rule("uk_bans", "uk", "2023-10-01", "forbidden", {
    law: "SI 2023/982 and SI 2020/971 (England); SSI 2021/410 (Scotland); WSI 2023/1149 (Wales)",
    url: "https://www.legislation.gov.uk/uksi/2023/982",
  }),
  rule("uk_fees", "uk", "2025-04-01", "weights", {
    law: "PackUK, Extended Producer Responsibility for Packaging: 2025 base fees",
    url: "https://www.gov.uk/government/publications/extended-producer-responsibility-for-packaging-2025-base-fees/extended-producer-responsibility-for-packaging-2025-base-fees",
  }),
  rule("us_pfas", "us", "2023-01-01", "undeclared", {
    law: "California Health and Safety Code § 109000 (AB 1200); Colorado C.R.S. § 25-15-604 (HB22-1345)",
    url: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202120220AB1200",
  }),
  rule("us_ca_foam", "us", "2025-01-01", "foam", {
    law: "California SB 54, expanded polystyrene food service ware",
    url: "https://calrecycle.ca.gov/packaging/packaging-epr",
  }),
  rule("us_or", "us", "2025-07-01", "weights", {
    law: "Oregon Recycling Modernization Act, ORS 459A.869",
    url: "https://www.oregon.gov/deq/recycling/pages/producers-of-covered-products.aspx",
  }),
  rule("us_mn", "us", "2025-07-01", "weights", {
    law: "Minnesota Packaging Waste and Cost Reduction Act, Minn. Stat. § 115A.1448",
    url: "https://www.revisor.mn.gov/statutes/cite/115A.1448",
  }),
  rule("us_co", "us", "2025-07-01", "weights", {
    law: "Colorado C.R.S. §§ 25-17-708 and 25-17-709 (HB22-1355)",
    url: "https://leg.colorado.gov/bills/hb22-1355",
  }),
  rule("us_wa", "us", "2026-01-01", "weights", {
    law: "Washington Recycling Reform Act, RCW 70A.208.030",
    url: "https://app.leg.wa.gov/RCW/default.aspx?cite=70A.208.030",
  }),
  rule("us_md", "us", "2026-07-01", "weights", {
    law: "Maryland SB 901 (2025)",
    url: "https://mgaleg.maryland.gov/mgawebsite/Legislation/Details/sb0901?ys=2025RS",
    read_in: "citing page",
  }),
  rule("us_me", "us", "2027", "weights", {
    law: "Maine 38 M.R.S. § 2146",
    url: "https://www.maine.gov/dep/waste/recycle/epr.html",
  }),
  rule("us_ca", "us", "2032", "plastic_products", {
    law: "California SB 54",
    url: "https://calrecycle.ca.gov/packaging/packaging-epr",
  }),
] as const;
