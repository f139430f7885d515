import { atom } from "jotai";
import * as v from "valibot";
import { jsonOf } from "../../data/json-of.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { servicesAtom } from "../core/services.ts";

/** Limits by portfolio, newest last; a JSON list in local storage, cleared at logout and never sent. */
const KEY = "swap_limits";
/** The oldest are dropped first, because they share local storage with flags. */
const MAX_PORTFOLIOS = 50;

const ListSchema = v.array(v.string());
const ChoicesSchema = v.object({
  /** number of changes wanted at most */
  most: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reusables_only: v.boolean(),
  /** no metric of the lines may get worse; absent in older stored choices */
  no_losses: v.optional(v.boolean(), false),
  /** products that the law does not allow may be suggested */
  with_forbidden: v.boolean(),
  /** only lines of this use case; null = all */
  usecase_id: v.nullable(v.string()),
  /** only lines of this site, "" = those without one; null = all; absent in older stored choices */
  site: v.optional(v.nullable(v.string()), null),
  /** products that the user has ruled out */
  excluded: ListSchema,
  /** products that the user's sites may use; null = any */
  allowed: v.nullable(ListSchema),
});
const KeptSchema = v.array(v.tuple([v.string(), ChoicesSchema]));

/** What the user allows as a swap in one portfolio. */
export type SwapChoices = Readonly<v.InferOutput<typeof ChoicesSchema>>;
type Kept = ReadonlyMap<string, SwapChoices>;

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

const parsed = (text: string | null): Kept => {
  const read = v.safeParse(KeptSchema, jsonOf(text ?? "[]"));
  return new Map(read.success ? read.output : []);
};

/** of this visit and this owner; also used where storage is not available; null = not changed */
const baseAtom = atom<{ readonly owner: Owner; readonly kept: Kept } | null>(null);

const keptAtom = atom((get): Kept => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) ? base.kept : parsed(get(servicesAtom).flags.local.read(KEY));
});

/** The limits of the swaps of a portfolio, remembered in this browser. */
export const swapChoicesAtom = atomFamily((id) => atom((get) => get(keptAtom).get(id) ?? USUAL_CHOICES));

/** Changes some limits of a portfolio's swaps. */
export const setSwapChoicesAtom = atom(null, (get, set, id: string, changes: Partial<SwapChoices>) => {
  const before = get(keptAtom);
  const choices = { ...(before.get(id) ?? USUAL_CHOICES), ...changes };
  const kept = new Map(
    [...[...before].filter(([other]) => other !== id), [id, choices] as const].slice(-MAX_PORTFOLIOS),
  );
  set(baseAtom, { owner: get(ownerNowAtom), kept });
  get(servicesAtom).flags.local.write(KEY, JSON.stringify([...kept]));
});
