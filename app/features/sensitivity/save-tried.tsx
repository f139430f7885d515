import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { canBeSaved, saveTriedAtom, triedLeverAtom, tryLeverAtom } from "../../state/analysis/sensitivity.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { leverAmount } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";

interface SaveTriedProps {
  /** name of the product whose figure is varied */
  readonly name: string;
  /** called after the product was replaced by the new one */
  readonly onKept?: () => void;
}

/** Saves the varied figure as a custom product that replaces the original; shows the outcome. */
export const SaveTried = ({ name, onKept }: SaveTriedProps) => {
  const tried = useAtomValue(triedLeverAtom);
  const keep = useSetAtom(saveTriedAtom);
  const attempt = useSetAtom(tryLeverAtom);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // clear the message at the next change
  if (tried !== null && message !== null) setMessage(null);
  const onKeep = async () => {
    if (tried === null) return;
    setBusy(true);
    const outcome = await keep(tried, words.ownName(name, leverAmount(tried.lever, tried.value)));
    setBusy(false);
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    attempt(null);
    onKept?.();
    setMessage(words.kept(outcome.value));
  };
  return (
    <div className={styles.keep}>
      {tried !== null && canBeSaved(tried.lever) && (
        <>
          <Button busy={isBusy} onClick={() => void onKeep()}>
            {words.keep}
          </Button>
          <p className={small}>{words.keepNote}</p>
        </>
      )}
      {tried !== null && !canBeSaved(tried.lever) && <p className={small}>{words.cannotKeep}</p>}
      <output className={small}>{message}</output>
      {hasFailed && <ErrorNotice title={words.notKept} />}
    </div>
  );
};
