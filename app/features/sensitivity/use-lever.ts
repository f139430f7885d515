import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import { leversAtom, triedLeverAtom, tryLeverAtom, type MovedProduct } from "../../state/analysis/sensitivity.ts";

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
