import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { SwapChoices } from "../../state/portfolio/swap-limits.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, productName } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { caption } from "../../theme/text.css.ts";
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
const AllowedProducts = ({ catalogue, names, usecases, allowed, onAllowed }: AllowedProductsProps) => {
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

interface SwapLimitsProps {
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  /** use cases of the lines */
  readonly usecases: readonly string[];
  /** sites of the lines, "" = lines without one; null = no line has one */
  readonly sites: readonly string[] | null;
  readonly choices: SwapChoices;
  /** whether a product of the region is not allowed by law */
  readonly hasForbidden: boolean;
  readonly onChange: (changes: Partial<SwapChoices>) => void;
}

/** Option for all sites. No site has this value, because sites are trimmed. */
const ALL_SITES = " ";

/** The limits in force, in a few words each. @param offered products of the lines' use cases */
const inWords = (choices: SwapChoices, names: PortfolioNames, offered: Catalogue["products"]): readonly string[] => {
  const { most, usecase_id, site, allowed } = choices;
  const count = offered.filter(({ prodsys_id }) => allowed?.includes(prodsys_id)).length;
  return [
    words.mostShort(most, formatCount(most)),
    usecase_id !== null && names.usecase(usecase_id),
    site !== null && (site === "" ? portfolioBreakdownTexts.without.site : site),
    choices.reusables_only && words.reusables.toLowerCase(),
    choices.no_losses && words.noLosses.toLowerCase(),
    choices.with_forbidden && words.forbidden.toLowerCase(),
    allowed !== null && words.allowedSome(formatCount(count), formatCount(offered.length)),
  ].filter((one) => one !== false);
};

/** The limits of the suggestions, which are searched again after each change. The food never changes. */
export const SwapLimits = ({ catalogue, names, usecases, sites, choices, hasForbidden, onChange }: SwapLimitsProps) => {
  const { excluded, usecase_id } = choices;
  const offered = catalogue.products.filter((product) => usecases.includes(product.usecase_id));
  const options = offered
    .filter(({ prodsys_id }) => !excluded.includes(prodsys_id))
    .map((product) => ({
      value: product.prodsys_id,
      ...named(productName(product.prodsys_name)),
      detail: names.usecase(product.usecase_id),
    }));
  const setMost = (most: number | null) => {
    if (most !== null && Number.isInteger(most) && most >= 1) onChange({ most });
  };
  return (
    <>
      <div className={styles.onScreen}>
        <Disclosure level={3} title={words.title} note={inWords(choices, names, offered).join(", ")}>
          <div className={styles.limits}>
            <NumberField
              className={styles.most}
              label={words.most}
              value={choices.most}
              onChange={setMost}
              onSettle={(most) => setMost(most === null ? null : Math.max(1, Math.round(most)))}
            />
            <Select
              label={words.usecase}
              value={usecase_id ?? ""}
              onChange={(value) => onChange({ usecase_id: value === "" ? null : value })}
              options={[
                { value: "", label: words.allUsecases },
                ...usecases.map((value) => ({ value, ...named(names.usecase(value)) })),
              ]}
            />
            {sites !== null && (
              <Select
                label={words.site}
                value={choices.site ?? ALL_SITES}
                onChange={(value) => onChange({ site: value === ALL_SITES ? null : value })}
                options={[
                  { value: ALL_SITES, label: words.allSites },
                  ...sites.map((value) => ({
                    value,
                    ...named(value === "" ? portfolioBreakdownTexts.without.site : value),
                  })),
                ]}
              />
            )}
            <ComboBox
              className={styles.exclude}
              label={words.exclude}
              value={null}
              options={options}
              onChange={(prodsys_id) => {
                if (prodsys_id !== null) onChange({ excluded: [...excluded, prodsys_id] });
              }}
            />
            <span className={styles.checks}>
              <Checkbox
                label={words.reusables}
                checked={choices.reusables_only}
                onChange={(reusables_only) => onChange({ reusables_only })}
              />
              <Checkbox
                label={words.noLosses}
                checked={choices.no_losses}
                onChange={(no_losses) => onChange({ no_losses })}
              />
              {hasForbidden && (
                <Checkbox
                  label={words.forbidden}
                  checked={choices.with_forbidden}
                  onChange={(with_forbidden) => onChange({ with_forbidden })}
                />
              )}
            </span>
          </div>
          <AllowedProducts
            {...{ catalogue, names, usecases }}
            allowed={choices.allowed}
            onAllowed={(allowed) => onChange({ allowed: allowed === null ? null : [...allowed] })}
          />
        </Disclosure>
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
                onClick={() => onChange({ excluded: excluded.filter((other) => other !== prodsys_id) })}
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
