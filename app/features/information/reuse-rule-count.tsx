import { useAtomValue } from "jotai";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { group } from "../../theme/text.css.ts";
import * as style from "./information.css.ts";
import { reuseRuleCountAtom } from "../../state/engine/reuse-rule-count.ts";

/**
 * In how many use cases a reusable leads with and without the reuse rule. Counted from the current data, so that the text
 * is never outdated. Renders nothing if the data cannot be loaded.
 */
export const ReuseRuleCount = () => {
  const { value: count } = useAtomValue(reuseRuleCountAtom({ region_use: BASE_REGION }));
  if (count === null) return null;
  const { use_cases, with_rule, without_rule } = count;
  return (
    <section className={style.counted}>
      <h3 className={group}>{words.title}</h3>
      <p>
        {words.count(use_cases, formatCount(use_cases), words.world, formatCount(with_rule), formatCount(without_rule))}
      </p>
    </section>
  );
};
