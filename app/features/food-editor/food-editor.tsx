import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useId, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { foodScoreOf } from "../../../workers/engine/rules/food-draft.ts";
import * as layout from "../../choices/step-layout.css.ts";
import {
  chooseFoodValueAtom,
  type FoodDrafting,
  nameFoodDraftAtom,
  saveFoodDraftAtom,
} from "../../state/editors/food-draft.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { formatList, formatNames } from "../../text/lists.ts";
import { named } from "../../text/short-name.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { BusyOverlay } from "../../ui/busy-overlay/busy-overlay.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { useAction } from "../../ui/use-action.ts";
import * as styles from "./food-editor.css.ts";

const { score: texts } = foodTexts;

/** Number of foods named for comparison, and their largest distance in score. */
const NAMED = 2;
const NEAR = 0.5;

/** Compares the score with foods of the dataset: the nearest ones, or "weakest" or "strongest" of all; null = neither. */
const comparisonText = (
  { score, properties }: FoodDrafting,
  foods: Catalogue["foods"],
  defaultFood: string,
): string | null => {
  const listed = foods
    .filter((food) => !food.own && food.food_id !== defaultFood)
    .map(({ food_name, props }) => ({ food_name, score: foodScoreOf({ props }, properties).score }))
    .toSorted((a, b) => Math.abs(a.score - score.score) - Math.abs(b.score - score.score));
  const near = listed.filter((food) => Math.abs(food.score - score.score) <= NEAR).slice(0, NAMED);
  if (near.length > 0) {
    return texts.like(formatNames(near.map((food) => texts.food(food.food_name, formatNumber(food.score, 1)))));
  }
  if (listed.every((food) => food.score > score.score)) return texts.weakest;
  return listed.every((food) => food.score < score.score) ? texts.strongest : null;
};

interface FoodScoreProps {
  readonly drafting: FoodDrafting;
  readonly catalogue: Catalogue;
}

/** The current score of the food on its scale, with an explanation. */
const FoodScorePanel = ({ drafting, catalogue }: FoodScoreProps) => {
  const { score, missing } = drafting.score;
  const names = missing.flatMap(
    (id) => drafting.properties.find((property) => property.food_prop_id === id)?.food_prop_name ?? [],
  );
  return (
    <aside className={styles.panel} aria-label={texts.title}>
      <h2 className={group}>{texts.title}</h2>
      <output className={styles.figure}>{texts.of(formatNumber(score, 1))}</output>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.dot} style={{ insetInlineStart: `${((score - 1) / 9) * 100}%` }} />
      </div>
      <p className={styles.ends}>
        <span className={caption}>{texts.low}</span>
        <span className={caption}>{texts.high}</span>
      </p>
      {names.length > 0 ? (
        <p className={styles.unfinished}>{texts.unfinished(formatNames(names))}</p>
      ) : (
        <p className={small}>{comparisonText(drafting, catalogue.foods, catalogue.default_food)}</p>
      )}
      <p className={small}>{texts.what}</p>
    </aside>
  );
};

/** Limit of food_name in the contract, in characters. */
const LONGEST_NAME = 200;

/** The name and one select per property; faults show at their fields. */
const FoodForm = ({ drafting, onEnter }: { readonly drafting: FoodDrafting; readonly onEnter: () => void }) => {
  const { draft, properties, faults } = drafting;
  const rename = useSetAtom(nameFoodDraftAtom);
  const choose = useSetAtom(chooseFoodValueAtom);
  const [left, setLeft] = useState(false);
  const name = faults.find((fault) => fault.field === "food_name")?.code;
  // an empty name is a fault only after blur
  const nameError = name === undefined || (name === "required" && !left) ? undefined : foodTexts.faults[name];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField
        label={foodTexts.name}
        hint={foodTexts.nameHint}
        error={nameError}
        value={draft.food_name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        onChange={rename}
        onBlur={() => setLeft(true)}
      />
      <div className={styles.properties}>
        {properties.map(({ food_prop_id, food_prop_name, values }) => {
          const chosen = draft.props[food_prop_id] ?? "";
          const known = values.some((value) => value.value_id === chosen);
          return (
            <Select
              key={food_prop_id}
              label={food_prop_name}
              error={chosen !== "" && !known ? foodTexts.unknownValue : undefined}
              required
              options={[
                { value: "", label: foodTexts.choose },
                ...values
                  .toSorted((a, b) => a.order - b.order)
                  .map(({ value_id, value_name, score }) => {
                    const { label, title } = named(value_name);
                    return {
                      value: value_id,
                      label: foodTexts.value(label, score, formatNumber(score)),
                      ...(title !== undefined && { title }),
                    };
                  }),
              ]}
              value={known ? chosen : ""}
              onChange={(value_id) => choose(food_prop_id, value_id)}
            />
          );
        })}
      </div>
    </form>
  );
};

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
