import { atom } from "jotai";
import * as v from "valibot";
import { IMPORT_FIELDS, type ImportChoice } from "../../workers/import/import-api.ts";
import { jsonOf } from "../data/json-of.ts";
import { ownerNowAtom, type Owner } from "./owner.ts";
import { servicesAtom } from "./services.ts";

const KEY = "import_choices";
/** The oldest are forgotten first: a small flag, not a store of documents. */
const MOST = 500;

const ChoicesSchema = v.array(
  v.object({
    field: v.picklist(IMPORT_FIELDS),
    value: v.pipe(v.string(), v.maxLength(500)),
    use: v.nullable(v.union([v.string(), v.number()])),
  }),
);

const parsed = (text: string | null): readonly ImportChoice[] => {
  const read = v.safeParse(ChoicesSchema, jsonOf(text ?? "[]"));
  return read.success ? read.output : [];
};

/** of this visit and this owner, also where the browser keeps nothing; null = not touched */
const baseAtom = atom<{ readonly owner: Owner; readonly choices: readonly ImportChoice[] } | null>(null);

/** What the user decided about cells of earlier files: names that nothing has, and what they meant. Newest last. */
export const importChoicesAtom = atom((get): readonly ImportChoice[] => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) ? base.choices : parsed(get(servicesAtom).flags.local.read(KEY));
});

const keepAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  set(baseAtom, { owner: get(ownerNowAtom), choices });
  const { local } = get(servicesAtom).flags;
  if (choices.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(choices));
});

/** Remembers choices for the next file. What is left out, and quantities, belong to one file alone. */
export const rememberChoicesAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  const worth = choices.filter(({ field, use }) => use !== null && field !== "quantity" && field !== "label");
  const isOld = ({ field, value }: ImportChoice): boolean =>
    !worth.some((choice) => choice.field === field && choice.value === value);
  set(keepAtom, [...get(importChoicesAtom).filter(isOld), ...worth].slice(-MOST));
});

/** Forgets them all. */
export const forgetChoicesAtom = atom(null, (_get, set) => set(keepAtom, []));
