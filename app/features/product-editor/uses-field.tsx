import { useAtomValue } from "jotai";
import { useState } from "react";
import { returnRateOfUses, usesInCalculations, usesOfReturnRate } from "../../../workers/engine/rules/reuse.ts";
import { productPaybackAtom } from "../../state/editors/product-payback.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { reuseTexts } from "../../text/en/reuse.ts";
import { usesAsReturns } from "../../choices/uses-as-returns.ts";
import { formatTyped } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";

/** The return rate of a number of uses in percent, rounded for the field. */
const shownRate = (uses: number): number => Math.round(returnRateOfUses(uses) * 1e4) / 1e4;

/** Below the number: what it means, and as a return rate beside what was measured. */
const hintOf = (uses: number | null): string => {
  if (uses === null || uses === 1) return words.usesHint;
  return uses < 1 ? words.usesBelowOne : `${words.usesHint}. ${usesAsReturns(uses)}`;
};

/** The number of uses, or the return rate that determines it: with 95 % returned, each piece is used 20 times. */
export const UsesField = ({ editor }: { readonly editor: Editor }) => {
  const { draft, change, field, epoch } = editor;
  const [by, setBy] = useState<"uses" | "rate">("uses");
  // a typed rate that gives no number of uses; an undo clears it
  const [bad, setBad] = useState<{ readonly percent: number | null; readonly epoch: number } | null>(null);
  const badRate = bad?.epoch === epoch ? bad.percent : null;
  const ties = field("uses");
  const uses = usesInCalculations(draft);
  const rate = draft.uses === null ? null : shownRate(uses);
  const payback = useAtomValue(productPaybackAtom)?.now;
  const needed = payback?.uses;
  const isTooFew = draft.uses !== null && typeof needed === "number" && uses < needed;
  return (
    <div className={styles.stack}>
      {by === "uses" ? (
        <NumberField
          {...ties}
          epoch={epoch}
          label={words.uses}
          unit={words.usesUnit}
          value={draft.uses}
          hint={hintOf(draft.uses)}
          onChange={(next) => change({ uses: next })}
        />
      ) : (
        <NumberField
          {...ties}
          epoch={epoch}
          label={reuseTexts.returnRate}
          unit={reuseTexts.percent}
          value={badRate ?? rate}
          error={badRate === null ? ties.error : words.returnRateRange}
          hint={
            rate === null ? words.returnRateHint : words.returnRateGives(formatTyped(rate), formatSignificant(uses, 4))
          }
          onChange={(percent) => {
            const next = percent === null ? null : usesOfReturnRate(percent);
            setBad(next === null ? { percent, epoch } : null);
            // an impossible rate does not change the draft
            if (percent === null || next !== null) change({ uses: next });
          }}
        />
      )}
      {isTooFew && <p className={caption}>{words.usesTooFew(needed)}</p>}
      <LinkLike
        onClick={() => {
          setBy(by === "uses" ? "rate" : "uses");
          setBad(null);
        }}
      >
        {by === "uses" ? reuseTexts.enterRate : reuseTexts.enterUses}
      </LinkLike>
    </div>
  );
};
