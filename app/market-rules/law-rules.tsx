import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import * as styles from "./law.css.ts";
import { statusOf } from "./law-words.ts";

/** Where the words of a rule stand: a link, if there is an address. */
export const LawSource = ({ rule }: { readonly rule: MarketRule }) =>
  rule.url === null ? (
    rule.source
  ) : (
    <a href={rule.url} target="_blank" rel="noopener noreferrer">
      {rule.source}
    </a>
  );

/** Rules with their status, day, words and source. */
export const LawRules = ({ rules, day }: { readonly rules: readonly MarketRule[]; readonly day: string }) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule.rule_id}>
        <p className={styles.status}>{statusOf(rule, day)}</p>
        <p className={styles.words}>{rule.text}</p>
        {rule.date_note !== undefined && <p className={styles.source}>{rule.date_note}</p>}
        <p className={styles.source}>
          {marketRulesTexts.source} <LawSource rule={rule} />
        </p>
      </li>
    ))}
  </ul>
);
