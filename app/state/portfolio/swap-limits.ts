import { atom, type Getter } from "jotai";
import * as v from "valibot";
import { atomFamily } from "../core/atom-family.ts";
import { persistedAtom } from "../core/persisted-atom.ts";

/** The oldest are dropped first, because they share local storage with flags. */
const MAX_PORTFOLIOS = 50;

const ListSchema = v.array(v.string());
const ChoicesSchema = v.object({
  /** number of changes wanted at most */
  most: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reusables_only: v.boolean(),
  /** no metric of the lines may get worse */
  no_losses: v.boolean(),
  /** products that the law does not allow may be suggested */
  with_forbidden: v.boolean(),
  /** only lines of this use case; null = all */
  usecase_id: v.nullable(v.string()),
  /** only lines of this site, "" = those without one; null = all */
  site: v.nullable(v.string()),
  /** products that the user has ruled out */
  excluded: ListSchema,
  /** products that the user's sites may use; null = any */
  allowed: v.nullable(ListSchema),
});

/** What the user allows as a swap in one portfolio. */
export type SwapChoices = Readonly<v.InferOutput<typeof ChoicesSchema>>;

export const USUAL_CHOICES: SwapChoices = {
  most: 5,
  reusables_only: false,
  no_losses: false,
  with_forbidden: false,
  usecase_id: null,
  site: null,
  excluded: [],
  allowed: null,
};

/** Limits by portfolio, newest last; cleared at logout and never sent. */
const keptAtom = persistedAtom("swap_limits", v.array(v.tuple([v.string(), ChoicesSchema])), []);

const choicesIn = (get: Getter, id: string): SwapChoices =>
  get(keptAtom).find(([kept]) => kept === id)?.[1] ?? USUAL_CHOICES;

/** The limits of the swaps of a portfolio, remembered in this browser. */
export const swapChoicesAtom = atomFamily((id) => atom((get) => choicesIn(get, id)));

/** Changes some limits of a portfolio's swaps. */
export const setSwapChoicesAtom = atom(null, (get, set, id: string, changes: Partial<SwapChoices>) => {
  const others = get(keptAtom).filter(([kept]) => kept !== id);
  const choices: v.InferOutput<typeof ChoicesSchema> = { ...choicesIn(get, id), ...changes };
  set(keptAtom, [...others, [id, choices] as [string, typeof choices]].slice(-MAX_PORTFOLIOS));
});
