import { atom } from "jotai";
import * as v from "valibot";
import { IMPORT_FIELDS, type ImportChoice } from "../../workers/import/import-api.ts";
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
  try {
    const read = v.safeParse(ChoicesSchema, JSON.parse(text ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
};

/** of this visit, also where the browser keeps nothing; null = not read yet */
const baseAtom = atom<readonly ImportChoice[] | null>(null);

/** What the user decided about cells of earlier files: names that nothing has, and what they meant. Newest last. */
export const importChoicesAtom = atom(
  (get): readonly ImportChoice[] => get(baseAtom) ?? parsed(get(servicesAtom).flags.local.read(KEY)),
);

/** Remembers choices for the next file. What is left out, and quantities, belong to one file alone. */
export const rememberChoicesAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  const worth = choices.filter(({ field, use }) => use !== null && field !== "quantity" && field !== "label");
  const isOld = ({ field, value }: ImportChoice): boolean =>
    !worth.some((choice) => choice.field === field && choice.value === value);
  const all = [...get(importChoicesAtom).filter(isOld), ...worth].slice(-MOST);
  set(baseAtom, all);
  get(servicesAtom).flags.local.write(KEY, JSON.stringify(all));
});

/** Forgets them all. */
export const forgetChoicesAtom = atom(null, (get, set) => {
  set(baseAtom, []);
  get(servicesAtom).flags.local.remove(KEY);
});
