import { useAtomValue, useSetAtom } from "jotai";
import { useId, useState, type ReactNode } from "react";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { saveFoodDraftAtom, type FoodDrafting } from "../../state/editors/food-draft.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import * as layout from "../../choices/step-layout.css.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { BusyOverlay } from "../../ui/busy-overlay/busy-overlay.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as styles from "./food-editor.css.ts";
import { FoodForm } from "./food-form.tsx";
import { FoodScorePanel } from "./food-score.tsx";
import { useAction } from "../../ui/use-action.ts";

interface FoodEditorProps {
  readonly drafting: FoodDrafting;
  /** name of the food when it was opened */
  readonly name: string;
  /** shown above the form; null = nothing */
  readonly notice: ReactNode;
  readonly onCancel: () => void;
  readonly onSaved: (food_id: string) => void;
}

/** More names would not fit the action bar on a phone; the score panel lists all properties without a value. */
const MAX_NAMED = 2;

/** What is missing before the food can be saved; null = nothing. */
const reasonOf = ({ faults, properties }: FoodDrafting): string | null => {
  const name = faults.find((fault) => fault.field === "food_name");
  if (name) return foodTexts.faults[name.code];
  const open = properties.filter(({ food_prop_id }) => faults.some((fault) => fault.field === `props/${food_prop_id}`));
  if (open.length === 0) return null;
  return open.length > MAX_NAMED
    ? foodTexts.faults.manyValues(formatCount(open.length))
    : foodTexts.faults.values(formatList(open.map((one) => one.food_prop_name)));
};

/** Page of a food: name, properties, score, and the actions Cancel and Create or Save. */
export const FoodEditor = ({ drafting, name, notice, onCancel, onSaved }: FoodEditorProps) => {
  const catalogue = useAtomValue(catalogueAtom);
  const { busy, problem, run: save } = useAction(useSetAtom(saveFoodDraftAtom));
  const [lateProperties] = useState(drafting.kind === "own" ? drafting.score.missing.length : 0);
  const reasonId = useId();
  const reason = reasonOf(drafting);
  const isNew = drafting.kind === "new";

  const submit = async () => {
    if (reason !== null) return;
    const saved = await save();
    if (saved.ok) onSaved(saved.value);
  };

  return (
    <div className={layout.frame}>
      <div className={layout.flowPage}>
        <PageTitle>{isNew ? foodTexts.title.create : foodTexts.title.edit(name)}</PageTitle>
        <Lead>{foodTexts.lead}</Lead>
        {notice && <div className={styles.notice}>{notice}</div>}
        {lateProperties > 0 && (
          <div className={layout.notices}>
            <p className={layout.notice}>{foodTexts.missing(lateProperties, formatCount(lateProperties))}</p>
          </div>
        )}
        {problem !== null && <ErrorNotice title={foodTexts.failed} />}
        <div className={styles.columns}>
          <FoodForm drafting={drafting} onEnter={() => void submit()} />
          {catalogue && <FoodScorePanel drafting={drafting} catalogue={catalogue} />}
        </div>
      </div>
      <ActionBar
        width={layout.column}
        start={<Button onClick={onCancel}>{foodTexts.cancel}</Button>}
        note={<span id={reasonId}>{reason}</span>}
        end={
          <Button
            kind="primary"
            disabled={reason !== null}
            aria-describedby={reasonId}
            busy={busy}
            onClick={() => void submit()}
          >
            {isNew ? foodTexts.create : foodTexts.save}
          </Button>
        }
      />
      {busy && <BusyOverlay label={foodTexts.saving} />}
    </div>
  );
};
