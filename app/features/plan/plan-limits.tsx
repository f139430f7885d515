import { PLAN_DEFAULTS, type PortfolioPlan } from "../../../edge-api/contract/plan.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { planTexts } from "../../text/en/plan.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { formatCount, formatNumber, productName } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { named } from "../../text/short-name.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import * as styles from "./plan.css.ts";

const words = planTexts.limits;

interface ChosenListProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/** Sites, suppliers or products to check. */
const ChosenList = ({ label, options, chosen, onChosen }: ChosenListProps) => (
  <Disclosure level={4} title={label} note={chosen.length === 0 ? words.nothing : formatCount(chosen.length)}>
    <fieldset className={styles.choices} aria-label={label}>
      {options.map(({ value, ...name }) => (
        <Checkbox
          key={value}
          {...name}
          checked={chosen.includes(value)}
          onChange={(isChosen) => onChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
    </fieldset>
  </Disclosure>
);

interface PlanLimitsProps {
  readonly plan: PortfolioPlan;
  readonly currency: string;
  readonly catalogue: Catalogue;
  /** sites of the lines, "" = lines without one; null = no line has one */
  readonly sites: readonly string[] | null;
  /** suppliers of the lines, likewise */
  readonly suppliers: readonly string[] | null;
  readonly onChange: (changes: Partial<PortfolioPlan>) => void;
}

const inWords = (plan: PortfolioPlan, currency: string): string => {
  const { budget, most, kept_sites = [], dry_sites = [], kept_suppliers = [], kept_products = [] } = plan;
  const said = [
    budget !== undefined && words.budgetShort(formatMoney(budget, currency)),
    most !== undefined && words.mostShort(most),
    kept_sites.length > 0 && words.sitesShort(kept_sites.length),
    dry_sites.length > 0 && words.dryShort(dry_sites.length),
    kept_suppliers.length > 0 && words.suppliersShort(kept_suppliers.length),
    kept_products.length > 0 && words.productsShort(kept_products.length),
  ].filter((one) => one !== false);
  return said.length === 0 ? words.none : said.join(", ");
};

/** The limits of a plan and what it assumes. A typed number is kept when its field is left. */
export const PlanLimits = ({ plan, currency, catalogue, sites, suppliers, onChange }: PlanLimitsProps) => {
  const replaced = new Set(plan.swaps.map(({ replaced_id }) => replaced_id));
  const products = catalogue.products
    .filter(({ prodsys_id }) => replaced.has(prodsys_id))
    .map(({ prodsys_id, prodsys_name }) => ({ value: prodsys_id, ...named(productName(prodsys_name)) }));
  const assumption = (name: keyof typeof PLAN_DEFAULTS, label: string, least: number, most: number, unit?: string) => (
    <NumberField
      className={styles.field}
      label={label}
      hint={plan[name] === undefined ? words.assumed(formatNumber(PLAN_DEFAULTS[name])) : words.own}
      value={plan[name] ?? PLAN_DEFAULTS[name]}
      {...(unit === undefined ? {} : { unit })}
      onChange={() => undefined}
      onSettle={(typed) => {
        const value = typed === null ? undefined : Math.min(most, Math.max(least, typed));
        if (value !== (plan[name] ?? PLAN_DEFAULTS[name])) onChange({ [name]: value });
      }}
    />
  );
  const ofLines = (
    name: "kept_sites" | "dry_sites" | "kept_suppliers",
    label: string,
    texts: readonly string[] | null,
    without: string,
  ) =>
    texts !== null && (
      <ChosenList
        label={label}
        options={texts.map((value) => ({ value, ...named(value === "" ? without : value) }))}
        chosen={plan[name] ?? []}
        onChosen={(chosen) => onChange({ [name]: [...chosen] })}
      />
    );
  return (
    <div className={styles.onScreen}>
      <Disclosure level={3} title={words.title} note={inWords(plan, currency)}>
        <div className={styles.fields}>
          <NumberField
            className={styles.field}
            label={words.budget(currency)}
            value={plan.budget ?? null}
            onChange={() => undefined}
            onSettle={(typed) => {
              const budget = typed === null ? undefined : Math.min(1e12, Math.max(0, typed));
              if (budget !== plan.budget) onChange({ budget });
            }}
          />
          <NumberField
            className={styles.field}
            label={words.most}
            value={plan.most ?? null}
            onChange={() => undefined}
            onSettle={(typed) => {
              const most = typed === null ? undefined : Math.min(500, Math.max(1, Math.round(typed)));
              if (most !== plan.most) onChange({ most });
            }}
          />
          {assumption("stock_percent", words.stock, 0, 1000, "%")}
          {assumption("days_a_year", words.days, 1, 366)}
          {assumption("racks_an_hour", words.racks, 1, 10_000)}
        </div>
        {ofLines("kept_sites", words.sites, sites, portfolioBreakdownTexts.without.site)}
        {ofLines("dry_sites", words.dry, sites, portfolioBreakdownTexts.without.site)}
        {ofLines("kept_suppliers", words.suppliers, suppliers, words.withoutSupplier)}
        <ChosenList
          label={words.products}
          options={products}
          chosen={plan.kept_products ?? []}
          onChosen={(kept_products) => onChange({ kept_products: [...kept_products] })}
        />
      </Disclosure>
    </div>
  );
};
