import { Link } from "wouter";
import type { ReactNode } from "react";
import type { CatalogueProduct, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { selectionProblem } from "../../choices/product-selection.ts";
import { flowTexts } from "../../text/en/flows.ts";
import { formatCount } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle, Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./open-scorecard.css.ts";

/** An existing comparison of the user with this use case and food. */
export interface KeptComparison {
  readonly id: string;
  readonly name: string;
  readonly products: number;
  readonly region: string;
  readonly address: string;
}

interface OpenScorecardProps {
  readonly usecase: CatalogueUseCase;
  readonly food: string;
  /** name for use in a sentence */
  readonly region: string;
  /** shown under the lead: the region selector */
  readonly settings?: ReactNode;
  /** all products of the use case */
  readonly products: readonly CatalogueProduct[];
  readonly kept: readonly KeptComparison[];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onCompareAll: () => void;
  readonly pickAddress: string;
}

/**
 * The scorecard of a use case and a food before products are selected: open an existing comparison, compare all products,
 * or select products.
 */
export const OpenScorecard = (props: OpenScorecardProps) => {
  const { usecase, food, region, settings, products, kept, busy, failed, onCompareAll, pickAddress } = props;
  const { scorecard } = flowTexts;
  const ids = products.map((product) => product.prodsys_id);
  const problem = selectionProblem(products, ids, "with_reusable");
  const reusable = products.filter((product) => product.reusable).length;
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>{usecase.usecase_name}</PageTitle>
        <Lead>{scorecard.lead(food, region)}</Lead>
        {settings}
      </div>
      {kept.length > 0 && (
        <Section title={scorecard.kept}>
          <ul className={styles.kept}>
            {kept.map((one) => (
              <li key={one.id} className={styles.keptRow}>
                <Link href={one.address}>{one.name}</Link>
                <span className={small}>{scorecard.keptAside(formatCount(one.products), one.region)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={scorecard.ask}>
        {failed && <ErrorNotice title={flowTexts.products.failed} />}
        <div className={styles.ways}>
          <Button kind="primary" busy={busy} disabled={problem !== null} onClick={onCompareAll}>
            {scorecard.all(formatCount(products.length))}
          </Button>
          <Link href={pickAddress} asChild>
            <LinkButton>{scorecard.pick}</LinkButton>
          </Link>
        </div>
        <p className={small}>
          {problem === null ? scorecard.allHint(formatCount(reusable)) : flowTexts.products.problems[problem]}
        </p>
      </Section>
    </div>
  );
};
