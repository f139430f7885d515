import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { nameWithMark } from "../../market-rules/law-words.ts";
import { leversAtom, type MovedProduct, triedLeverAtom, tryLeverAtom } from "../../state/analysis/sensitivity.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { byName } from "../../text/lists.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Slider, type SliderMark } from "../../ui/slider/slider.tsx";
import { leverAmount, leverName, leverStep, leverUnit } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";

interface LeverControlProps {
  readonly lever: Lever;
  /** name for use in a sentence */
  readonly product: string;
  readonly value: number;
  /** values at which the order changes */
  readonly changes: readonly number[];
  readonly onChange: (value: number) => void;
}

/** A slider and a number field for a figure, both limited to its scale, with a reset button. */
export const LeverControl = ({ lever, product, value, changes, onChange }: LeverControlProps) => {
  const { min, max, now, whole } = lever;
  const { unit, per } = leverUnit(lever);
  const within = (wanted: number): number => Math.min(max, Math.max(min, whole ? Math.round(wanted) : wanted));
  const marks: readonly SliderMark[] = [
    { value: now, kind: "usual" },
    ...[...new Set(changes)].map((at): SliderMark => ({ value: at, kind: "change" })),
  ];
  const name = leverName(lever);
  return (
    <div className={styles.control}>
      <div className={styles.slider}>
        <Slider
          label={words.slider(name, product)}
          value={value}
          step={leverStep(lever)}
          valueText={leverAmount(lever, value)}
          {...{ min, max, marks, onChange }}
        />
        <p className={caption}>
          {words.scale(leverAmount(lever, min), leverAmount(lever, now), leverAmount(lever, max))}
        </p>
      </div>
      <NumberField
        label={words.number(name)}
        hideLabel
        className={styles.number}
        value={value / per}
        unit={unit}
        onChange={(typed) => {
          if (typed !== null && typed * per >= min && typed * per <= max) onChange(within(typed * per));
        }}
        onSettle={(typed) => {
          // clamp to the scale
          if (typed !== null) onChange(within(typed * per));
        }}
      />
      <Button size="small" icon="undo" disabled={value === now} onClick={() => onChange(now)}>
        {words.reset}
      </Button>
      {changes.length > 0 && <p className={`${caption} ${styles.hint}`}>{words.marks}</p>}
    </div>
  );
};

interface LeverChoiceProps {
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly prodsys_id: string;
  readonly law: LawOfProducts;
  readonly levers: readonly Lever[];
  readonly lever: Lever | null;
  readonly onProduct: (prodsys_id: string) => void;
  readonly onLever: (lever_id: string) => void;
}

/** Chooses the product and the figure to vary. */
export const LeverChoice = ({ products, prodsys_id, law, levers, lever, onProduct, onLever }: LeverChoiceProps) => (
  <div className={styles.choices}>
    <Select
      label={words.product}
      value={prodsys_id}
      onChange={onProduct}
      options={products.toSorted(byName).map((product) => ({
        value: product.prodsys_id,
        ...named(nameWithMark(product.name, law.get(product.prodsys_id))),
      }))}
    />
    {lever !== null && (
      <Select
        label={words.lever}
        value={lever.id}
        onChange={onLever}
        options={levers.map((one) => ({ value: one.id, label: leverName(one) }))}
      />
    )}
  </div>
);

export interface ChosenLever {
  readonly product: MovedProduct;
  readonly levers: readonly Lever[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** null = loading, or the product has none */
  readonly lever: Lever | null;
  /** current value of the lever */
  readonly value: number;
  readonly isMoved: boolean;
  readonly onProduct: (prodsys_id: string) => void;
  readonly onLever: (lever_id: string) => void;
  readonly onMove: (value: number) => void;
}

/** The chosen product, its chosen lever and the lever's value; defaults to the first of each. */
export const useLever = (kind: MovedProduct["kind"], id: string, products: readonly string[]): ChosenLever => {
  const [chosenProduct, setProduct] = useState<string | null>(null);
  const [chosenLever, setLever] = useState<string | null>(null);
  const prodsys_id = products.find((product) => product === chosenProduct) ?? products[0] ?? "";
  const product = { kind, id, prodsys_id };
  const { value: levers, problem } = useAtomValue(leversAtom(product));
  const tried = useAtomValue(triedLeverAtom);
  const attempt = useSetAtom(tryLeverAtom);
  // reset the varied figure on unmount
  useEffect(() => () => attempt(null), [attempt]);
  const lever = levers?.find((one) => one.id === chosenLever) ?? levers?.[0] ?? null;
  const isTried =
    tried?.kind === kind && tried.id === id && tried.prodsys_id === prodsys_id && tried.lever.id === lever?.id;
  const value = isTried ? tried.value : (lever?.now ?? 0);
  return {
    product,
    levers: levers ?? [],
    isLoading: levers === null && problem === null,
    hasFailed: problem !== null,
    lever,
    value,
    isMoved: lever !== null && value !== lever.now,
    onProduct: (chosen) => {
      setProduct(chosen);
      attempt(null);
    },
    onLever: (chosen) => {
      setLever(chosen);
      attempt(null);
    },
    onMove: (moved) => {
      if (lever !== null) attempt(moved === lever.now ? null : { ...product, lever, value: moved });
    },
  };
};
