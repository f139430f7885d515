import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import { LISTED_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import type { StoredComparison } from "../../state/work/comparisons.ts";
import type { StoredFood } from "../../state/work/foods.ts";
import type { StoredPortfolio } from "../../state/work/portfolios.ts";
import type { StoredProduct } from "../../state/work/products.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { formatChanged } from "../../text/dates.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount, formatMass, formatNumber, formatUnit } from "../../text/format.ts";
import * as text from "../../theme/text.css.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BestProduct } from "./best-product.tsx";
import { comparisonRows, foodRows, portfolioRows, productRows } from "./home-rows.ts";
import * as style from "./home.css.ts";
import { PortfolioScore } from "./portfolio-score.tsx";

const texts = homeTexts.continue;

/** Something that the user edited, with the address that opens it. */
interface ContinueEntry {
  readonly kind: "comparison" | "portfolio" | "product" | "food";
  readonly id: string;
  readonly name: string;
  /** "Comparison, 7 products" */
  readonly what: string;
  /** timestamp in milliseconds */
  readonly changed: number;
  readonly address: string;
  /** its figure in words; null = its score, which is calculated where it is shown */
  readonly figure: string | null;
}

export interface OwnWork {
  readonly comparisons: readonly StoredComparison[];
  readonly portfolios: readonly StoredPortfolio[];
  readonly products: readonly StoredProduct[];
  readonly foods: readonly StoredFood[];
}

/** How many entries are shown. */
const MAX_ENTRIES = 3;

/** The first items of a list that begins with the last edited one; more of a kind could not be shown. */
const newest = <Stored,>(all: readonly Stored[]): readonly Stored[] => all.slice(0, MAX_ENTRIES);

/**
 * The three things of any kind that were edited last, the last one first. Each list has its last edited item first.
 *
 * @param hereOnly ids of portfolios that are only in this browser
 */
export const continueEntries = (
  work: OwnWork,
  catalogue: Catalogue | null,
  hereOnly: ReadonlySet<string>,
): readonly ContinueEntry[] => {
  const entries: readonly ContinueEntry[] = [
    ...comparisonRows(newest(work.comparisons), catalogue).map(({ id, name, changed, products }) => ({
      kind: "comparison" as const,
      id,
      name,
      changed,
      what: texts.comparison(products, formatCount(products)),
      address: href("comparison-mode", { query: { comparison_id: id } }),
      figure: null,
    })),
    ...portfolioRows(newest(work.portfolios), catalogue, hereOnly).map(
      ({ id, name, changed, lines, uses, region, note }) => ({
        kind: "portfolio" as const,
        id,
        name,
        changed,
        what: texts.portfolio(lines, formatCount(lines)),
        address: href("portfolio-mode", { query: { portfolio_id: id } }),
        // the home page fetches no lines for a score, and scores no large portfolio
        figure: note ?? (uses !== null && lines > 0 && lines <= LISTED_ENTRIES ? null : region),
      }),
    ),
    ...productRows(newest(work.products), catalogue).map(({ id, name, changed, usecase_id, useCase, ...product }) => ({
      kind: "product" as const,
      id,
      name,
      changed,
      what: texts.product(useCase),
      address: href("create-product", { usecase_id, prodsys_id: id }),
      figure: texts.productIs(
        product.reusable ? homeTexts.products.reusable : homeTexts.products.singleUse,
        `${formatMass(product.mass)} ${formatUnit("g")}`,
      ),
    })),
    ...foodRows(newest(work.foods), catalogue).map(({ id, name, changed, score }) => ({
      kind: "food" as const,
      id,
      name,
      changed,
      what: texts.food,
      address: href("edit-food", { food_id: id }),
      figure: texts.foodIs(formatNumber(score, 1)),
    })),
  ];
  return newest(entries.toSorted((a, b) => b.changed - a.changed));
};

const Figure = ({ kind, id, figure }: ContinueEntry) => {
  if (figure !== null) return figure;
  return kind === "comparison" ? <BestProduct id={id} saysHowSure /> : <PortfolioScore id={id} />;
};

/** The three things that were edited last, each a link that opens it. */
export const ContinueWork = ({ work }: { readonly work: OwnWork }) => {
  const catalogue = useAtomValue(catalogueAtom);
  const [now] = useState(Date.now);
  const heading = useId();
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const entries = continueEntries(work, catalogue, hereOnly);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`${text.section} ${style.heading}`}>
        {homeTexts.continue.title}
      </h2>{" "}
      <span className={text.caption}>{homeTexts.continue.note}</span>
      <ul className={style.entries}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={style.entry}>
            <p className={style.meta}>
              <span>{entry.what}</span>
              <span className={style.continueWorkChanged}>{formatChanged(entry.changed, now)}</span>
            </p>
            <Link href={entry.address} className={style.link}>
              <span className={style.name}>{entry.name}</span>
              <Icon name="arrowRight" size={16} />
            </Link>
            <p className={style.figure}>
              <Figure {...entry} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
