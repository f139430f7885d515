import { atom } from "jotai";
import * as v from "valibot";
import type { NameMapping } from "../../../edge-api/contract/name-mappings.ts";
import { IMPORT_FIELDS, type ImportChoice } from "../../../workers/import/import-api.ts";
import { isCode } from "../../../workers/import/names/item-code.ts";
import { jsonOf } from "../../data/json-of.ts";
import { mapNamesAtom, nameMappingsAtom } from "../work/name-mappings.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { servicesAtom } from "../core/services.ts";

const KEY = "import_choices";
/** The oldest are forgotten first: a small flag, not a store of documents. What product names mean is kept without this bound. */
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

/** What is kept in this browser: foods and use cases; products of builds before mappings were kept by account. */
const keptHereAtom = atom((get): readonly ImportChoice[] => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) ? base.choices : parsed(get(servicesAtom).flags.local.read(KEY));
});

/** Mappings as choices: a number may stand in the column of the products or in one of its own. */
export const choicesOf = (mappings: readonly Omit<NameMapping, "at">[]): readonly ImportChoice[] =>
  mappings.flatMap(({ name: value, prodsys_id: use, factor }): readonly ImportChoice[] => {
    const choice = { value, use, ...(factor === undefined ? {} : { factor }) };
    const named = { field: "product" as const, ...choice };
    return isCode(value) ? [named, { field: "code", ...choice }] : [named];
  });

/** What the user decided about cells of earlier files: names that nothing has, and what they meant. Newest last. */
export const importChoicesAtom = atom((get): readonly ImportChoice[] => [
  ...get(keptHereAtom),
  ...choicesOf(get(nameMappingsAtom)),
]);

const keepAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  set(baseAtom, { owner: get(ownerNowAtom), choices });
  const { local } = get(servicesAtom).flags;
  if (choices.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(choices));
});

/** Letters of a name that is kept. */
const LONGEST_NAME = 200;

/** Is a choice about what a product name means? These are kept by account. */
const isName = ({ field, value, use }: ImportChoice): boolean =>
  (field === "product" || field === "code") &&
  typeof use !== "number" &&
  value.trim() !== "" &&
  value.trim().length <= LONGEST_NAME;

/**
 * Remembers choices for the next file, at once. What product names and numbers of articles mean, also that they are left out, goes with the account; foods and
 * use cases stay in this browser; quantities, labels and what else is left out belong to one file alone.
 */
export const rememberChoicesAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  const names = choices.filter(isName);
  if (names.length > 0) {
    void set(
      mapNamesAtom,
      names.map(({ value, use }) => ({ name: value.trim(), prodsys_id: typeof use === "string" ? use : null })),
    );
  }
  const worth = choices.filter(({ field, use }) => use !== null && (field === "food" || field === "use_case"));
  if (worth.length === 0) return;
  const isOld = ({ field, value }: ImportChoice): boolean =>
    !worth.some((choice) => choice.field === field && choice.value === value);
  set(keepAtom, [...get(keptHereAtom).filter(isOld), ...worth].slice(-MOST));
});

/** Forgets those of this browser; what names mean is changed name by name. */
export const forgetChoicesAtom = atom(null, (_get, set) => set(keepAtom, []));
