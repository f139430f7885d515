import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, productName } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./swaps.css.ts";

const words = portfolioSwapsTexts.limits;

interface AllowedProductsProps {
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  /** use cases of the lines */
  readonly usecases: readonly string[];
  /** null = any product */
  readonly allowed: readonly string[] | null;
  readonly onAllowed: (allowed: readonly string[] | null) => void;
}

/** The products that the user's sites may use, to check by use case. */
export const AllowedProducts = ({ catalogue, names, usecases, allowed, onAllowed }: AllowedProductsProps) => {
  const offered = catalogue.products.filter(({ usecase_id }) => usecases.includes(usecase_id));
  const all = offered.map(({ prodsys_id }) => prodsys_id);
  const chosen = new Set(allowed ?? all);
  const count = all.filter((id) => chosen.has(id)).length;
  const allow = (id: string, isAllowed: boolean) => {
    const before = allowed ?? all;
    onAllowed(isAllowed ? [...before, id] : before.filter((other) => other !== id));
  };
  return (
    <div className={styles.onScreen}>
      <Disclosure
        level={4}
        title={words.allowed}
        note={allowed === null ? words.allowedAll : words.allowedSome(formatCount(count), formatCount(all.length))}
      >
        <p className={caption}>{words.allowedNote}</p>
        <p className={styles.excluded}>
          <Button size="small" disabled={allowed === null} onClick={() => onAllowed(null)}>
            {words.allowAll}
          </Button>
          <Button size="small" disabled={allowed?.length === 0} onClick={() => onAllowed([])}>
            {words.allowNone}
          </Button>
        </p>
        {usecases.map((usecase) => (
          <fieldset key={usecase} className={styles.allowed} aria-label={words.allowedHere(names.usecase(usecase))}>
            <legend className={styles.legend}>{names.usecase(usecase)}</legend>
            {offered
              .filter(({ usecase_id }) => usecase_id === usecase)
              .map(({ prodsys_id, prodsys_name }) => (
                <Checkbox
                  key={prodsys_id}
                  {...named(productName(prodsys_name))}
                  checked={chosen.has(prodsys_id)}
                  onChange={(isAllowed) => allow(prodsys_id, isAllowed)}
                />
              ))}
          </fieldset>
        ))}
      </Disclosure>
    </div>
  );
};
