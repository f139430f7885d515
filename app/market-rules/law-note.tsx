import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import { formatCount } from "../text/format.ts";
import { inSentence } from "../text/in-sentence.ts";
import { formatNames } from "../text/lists.ts";
import { caption, small } from "../theme/text.css.ts";
import { Switch } from "../ui/switch/switch.tsx";
import { readingOf, type RuleAmong, rulesAmong, statusOf, today } from "./law-words.ts";
import * as styles from "./law.css.ts";

interface LawNoteProps {
  /** the products of the list above */
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly law: ReadonlyMap<string, readonly MarketRule[]>;
  /** name of the region for use in a sentence: "the European Union" */
  readonly region: string;
}

/** Up to this number of products, the note lists their names. */
const MAX_NAMES = 3;

const productsText = ({ products }: RuleAmong, all: LawNoteProps["products"]): string => {
  if (products.length === all.length) return marketRulesTexts.aboutAll;
  if (products.length > MAX_NAMES)
    return marketRulesTexts.about(products.length, formatCount(products.length), formatCount(all.length));
  const names = products.map((id) => all.find((one) => one.prodsys_id === id)?.name ?? id);
  return marketRulesTexts.aboutNamed(formatNames(names));
};

/** Shown below a list: each rule that applies to some of its products, once. Renders nothing if there is none. */
export const LawNote = ({ products, law, region }: LawNoteProps) => {
  const among = rulesAmong(
    products.map(({ prodsys_id }) => prodsys_id),
    law,
  );
  if (among.length === 0) return null;
  const day = today();
  return (
    <aside className={`${caption} ${styles.note}`} aria-label={marketRulesTexts.note}>
      <p className={styles.noteLead}>{marketRulesTexts.noteLead(region)}</p>
      <ul className={styles.noteList}>
        {among.map((one) => (
          <li key={one.rule.rule_id}>
            <b>{statusOf(one.rule, day)}:</b> {one.rule.text} (<LawSource rule={one.rule} />;{" "}
            {productsText(one, products)}).
            {one.rule.date_note !== undefined && ` ${one.rule.date_note}`} {readingOf(one.rule)}
          </li>
        ))}
      </ul>
      <p className={styles.noteLead}>{marketRulesTexts.limits}</p>
    </aside>
  );
};

/** Source of a rule; a link if it has an address. */
export const LawSource = ({ rule }: { readonly rule: MarketRule }) =>
  rule.url === null ? (
    rule.source
  ) : (
    <a href={rule.url} target="_blank" rel="noopener noreferrer">
      {rule.source}
    </a>
  );

/** Rules with status, day, text and source; `day` is today, YYYY-MM-DD. */
export const LawRules = ({ rules, day }: { readonly rules: readonly MarketRule[]; readonly day: string }) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule.rule_id}>
        <p className={styles.status}>{statusOf(rule, day)}</p>
        <p className={styles.words}>{rule.text}</p>
        {rule.date_note !== undefined && <p className={styles.source}>{rule.date_note}</p>}
        <p className={styles.source}>
          {marketRulesTexts.source} <LawSource rule={rule} />. {readingOf(rule)}
        </p>
      </li>
    ))}
  </ul>
);

interface LeftOutNoteProps {
  /** compared products whose sale is forbidden, by displayed name */
  readonly forbidden: readonly string[];
  readonly compared: number;
  /** name of the region, as used in a sentence */
  readonly region: string;
  /** true = titles and charts count them */
  readonly counts: boolean;
  readonly onChange: (counts: boolean) => void;
}

/** Says which products titles and charts leave out because they may not be sold, with a switch. Nothing if there are none. */
export const LeftOutNote = ({ forbidden, compared, region, counts, onChange }: LeftOutNoteProps) => {
  // if nothing else is compared, they count anyway
  if (forbidden.length === 0 || forbidden.length === compared) return null;
  const words = marketRulesTexts.leftOut;
  return (
    <div className={styles.leftOut}>
      <p className={small}>{(counts ? words.counted : words.left)(forbidden.map(inSentence), region)}</p>
      <div className={styles.leftOutSwitch}>
        <Switch label={words.switch} checked={counts} onChange={onChange} />
      </div>
    </div>
  );
};
