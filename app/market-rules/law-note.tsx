import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import { formatCount } from "../text/format.ts";
import { formatNames } from "../text/lists.ts";
import { caption } from "../theme/text.css.ts";
import { LawSource } from "./law-rules.tsx";
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
