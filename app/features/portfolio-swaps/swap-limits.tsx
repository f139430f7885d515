import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { productName } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as styles from "./swaps.css.ts";
import { named } from "../../text/short-name.ts";

interface SwapLimitsProps {
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  /** use cases of the lines */
  readonly usecases: readonly string[];
  readonly reusablesOnly: boolean;
  readonly usecase_id: string | null;
  readonly excluded: readonly string[];
  /** whether forbidden products of the region may be suggested; null = there are none */
  readonly withForbidden: boolean | null;
  readonly onForbidden: (withForbidden: boolean) => void;
  readonly onReusablesOnly: (only: boolean) => void;
  readonly onUsecase: (usecase_id: string | null) => void;
  readonly onExcluded: (excluded: readonly string[]) => void;
}

const words = portfolioSwapsTexts.limits;

/** Filters of the suggestions: only reusables, one use case, without some products. The food never changes. */
export const SwapLimits = (props: SwapLimitsProps) => {
  const { catalogue, names, usecases, reusablesOnly, usecase_id, excluded, withForbidden } = props;
  const { onReusablesOnly, onUsecase, onExcluded } = props;
  const options = catalogue.products
    .filter((product) => usecases.includes(product.usecase_id) && !excluded.includes(product.prodsys_id))
    .map((product) => ({
      value: product.prodsys_id,
      ...named(productName(product.prodsys_name)),
      detail: names.usecase(product.usecase_id),
    }));
  return (
    <>
      <div className={styles.limits}>
        <Checkbox label={words.reusables} checked={reusablesOnly} onChange={onReusablesOnly} />
        {withForbidden !== null && (
          <Checkbox label={words.forbidden} checked={withForbidden} onChange={props.onForbidden} />
        )}
        <Select
          label={words.usecase}
          value={usecase_id ?? ""}
          onChange={(value) => onUsecase(value === "" ? null : value)}
          options={[
            { value: "", label: words.allUsecases },
            ...usecases.map((value) => ({ value, ...named(names.usecase(value)) })),
          ]}
        />
        <ComboBox
          className={styles.exclude}
          label={words.exclude}
          value={null}
          options={options}
          onChange={(prodsys_id) => {
            if (prodsys_id !== null) onExcluded([...excluded, prodsys_id]);
          }}
        />
      </div>
      {excluded.length > 0 && (
        <p className={styles.excluded}>
          {words.excluded}
          {excluded.map((prodsys_id) => {
            const name = productName(names.product(prodsys_id).name);
            return (
              <Button
                key={prodsys_id}
                size="small"
                icon="close"
                aria-label={words.takeBack(name)}
                onClick={() => onExcluded(excluded.filter((other) => other !== prodsys_id))}
              >
                {name}
              </Button>
            );
          })}
        </p>
      )}
    </>
  );
};
