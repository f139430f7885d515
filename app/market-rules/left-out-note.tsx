import { marketRulesTexts } from "../text/en/market-rules.ts";
import { inSentence } from "../text/in-sentence.ts";
import { small } from "../theme/text.css.ts";
import { Switch } from "../ui/switch/switch.tsx";
import * as styles from "./law.css.ts";

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
