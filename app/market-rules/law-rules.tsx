import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import * as styles from "./law.css.ts";
import { readingOf, statusOf } from "./law-words.ts";

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
