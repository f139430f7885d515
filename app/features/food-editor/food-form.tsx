import { useState } from "react";
import { useSetAtom } from "jotai";
import { chooseFoodValueAtom, nameFoodDraftAtom, type FoodDrafting } from "../../state/editors/food-draft.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { formatNumber } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as styles from "./food-editor.css.ts";

/** Limit of food_name in the contract, in characters. */
const LONGEST_NAME = 200;

/** The name and one select per property; faults show at their fields. */
export const FoodForm = ({ drafting, onEnter }: { readonly drafting: FoodDrafting; readonly onEnter: () => void }) => {
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
