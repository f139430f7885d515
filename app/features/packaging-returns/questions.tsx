import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { sitesOf, type SiteMarket } from "../../../workers/engine/returns/return-lines.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import {
  answerReturnAtom,
  partOf,
  RETURN_COUNTRIES,
  RETURN_PARTS,
  returnAnswersAtom,
  returnYearsAtom,
  sitesIn,
  type ReturnAnswers,
} from "../../state/portfolio/packaging-return.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ChoiceList } from "../../ui/choice-list/choice-list.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as styles from "./packaging-returns.css.ts";

interface QuestionsProps {
  readonly portfolio_id: string;
  readonly table: LineTable;
  readonly names: PortfolioNames;
  /** use cases for which it matters whether they are filled at the point of sale */
  readonly asked: readonly string[];
}

const words = packagingReturnsTexts.questions;
/** Sites that are listed one by one. */
const MAX_SITES = 100;
const SITE_CHOICES = ["usual", "household", "business", "none"] as const;

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly hint?: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly children?: ReactNode;
}

/** One question with its answers below each other. */
const Choice = <T extends string>({ title, hint, options, value, onChange, children }: ChoiceProps<T>) => {
  const keys = Object.keys(options) as T[];
  return (
    <div className={styles.question}>
      {/* The name of the radio group, which is announced with it. */}
      <p className={styles.label} aria-hidden="true">
        {title}
      </p>
      <ChoiceList
        label={title}
        options={keys.map((key) => ({ value: key, label: options[key] }))}
        value={value}
        onChange={(chosen) => {
          const key = keys.find((one) => one === chosen);
          if (key !== undefined) onChange(key);
        }}
      />
      {hint !== undefined && <p className={`${caption} ${styles.note}`}>{hint}</p>}
      {children}
    </div>
  );
};

const select = <T extends string>(options: readonly T[], names: Readonly<Record<T, string>>) =>
  options.map((value) => ({ value, label: names[value] }));

/** The questions of a return; answers are kept at once. */
export const Questions = ({ portfolio_id, table, names, asked }: QuestionsProps) => {
  const answers = useAtomValue(returnAnswersAtom(portfolio_id));
  const save = useSetAtom(answerReturnAtom);
  const answer = (changes: Partial<ReturnAnswers>) => save(portfolio_id, changes);
  const { country, year, filled_use_cases } = answers;
  const years = useAtomValue(returnYearsAtom).map(String);
  const isUk = country === "GB";
  const parts = RETURN_PARTS.filter((part) =>
    isUk ? (answers.organisation_size === "S") === (part === "year") : true,
  );
  return (
    <form className={styles.questions} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={words.country}
        options={select(RETURN_COUNTRIES, words.countries)}
        value={country}
        onChange={(chosen) => answer({ country: RETURN_COUNTRIES.find((one) => one === chosen) ?? country })}
      />
      <div className={styles.period}>
        <Select
          label={words.year}
          options={years.map((one) => ({ value: one, label: one }))}
          value={String(year)}
          onChange={(chosen) => answer({ year: Number(chosen) })}
        />
        <Select
          label={words.part}
          options={select(parts, words.parts)}
          value={partOf(answers)}
          onChange={(chosen) => answer({ part: RETURN_PARTS.find((one) => one === chosen) ?? "year" })}
        />
      </div>
      {isUk && (
        <>
          <TextField
            label={words.id}
            hint={words.idHint}
            inputMode="numeric"
            maxLength={6}
            value={answers.organisation_id}
            onChange={(organisation_id) => answer({ organisation_id })}
          />
          <Choice
            title={words.size}
            options={words.sizes}
            value={answers.organisation_size}
            onChange={(organisation_size) => answer({ organisation_size })}
          />
          <Select
            label={words.activity}
            hint={words.nations}
            options={Object.entries(words.activities).map(([value, label]) => ({ value, label }))}
            value={answers.packaging_activity}
            onChange={(packaging_activity) => answer({ packaging_activity })}
          />
        </>
      )}
      <Choice
        title={words.level}
        options={words.levels}
        value={answers.level}
        onChange={(level) => answer({ level })}
      />
      {asked.length > 0 && (
        <Choice
          title={words.filled}
          hint={words.filledHint}
          options={words.filledOptions}
          value={answers.filled}
          onChange={(filled) => answer({ filled })}
        >
          {answers.filled === "some" && (
            <fieldset className={styles.choices}>
              <legend className={caption}>{words.filledList}</legend>
              {asked.map((usecase_id) => (
                <Checkbox
                  key={usecase_id}
                  label={names.usecase(usecase_id)}
                  checked={filled_use_cases.includes(usecase_id)}
                  onChange={(isFilled) =>
                    answer({
                      filled_use_cases: isFilled
                        ? [...filled_use_cases, usecase_id]
                        : filled_use_cases.filter((one) => one !== usecase_id),
                    })
                  }
                />
              ))}
            </fieldset>
          )}
        </Choice>
      )}
      <Choice
        title={words.market}
        options={words.markets}
        value={answers.market}
        onChange={(market) => answer({ market })}
      />
      <Sites
        table={table}
        sites={sitesIn(answers)}
        onChange={(sites) => answer({ sites: { ...answers.sites, [country]: sites } })}
      />
      <p className={`${caption} ${styles.note}`}>{words.kept}</p>
    </form>
  );
};

interface SitesProps {
  readonly table: LineTable;
  /** by name, those that differ */
  readonly sites: Readonly<Record<string, SiteMarket>>;
  readonly onChange: (sites: Record<string, SiteMarket>) => void;
}

/** Sites whose packaging ends up elsewhere than that of the others, or in another country. */
const Sites = ({ table, sites, onChange }: SitesProps) => {
  const all = sitesOf(table);
  if (all.length === 0) return null;
  const shown = all.slice(0, MAX_SITES);
  const named = Object.keys(sites).length;
  const change = (site: string, chosen: string) => {
    const others = Object.fromEntries(Object.entries(sites).filter(([one]) => one !== site));
    const market = SITE_CHOICES.find((one) => one === chosen && one !== "usual") as SiteMarket | undefined;
    onChange(market === undefined ? others : { ...others, [site]: market });
  };
  return (
    <Disclosure level={3} title={words.sites} note={words.sitesNote(formatCount(named))}>
      <div className={styles.question}>
        {shown.map((site) => (
          <Select
            key={site}
            label={site}
            title={words.site(site)}
            options={select(SITE_CHOICES, words.siteOptions)}
            value={sites[site] ?? "usual"}
            onChange={(chosen) => change(site, chosen)}
          />
        ))}
        {shown.length < all.length && (
          <p className={`${caption} ${styles.note}`}>
            {words.sitesCut(formatCount(shown.length), formatCount(all.length))}
          </p>
        )}
      </div>
    </Disclosure>
  );
};
