import { atom } from "jotai";
import * as v from "valibot";
import type { NameMapping } from "../../../edge-api/contract/name-mappings.ts";
import type { ImportChoice } from "../../../workers/import/import-settings.ts";
import { IMPORT_FIELDS } from "../../../workers/import/import-fields.ts";
import { isCode } from "../../../workers/import/names/item-code.ts";
import { mapNamesAtom, nameMappingsAtom } from "../work/name-mappings.ts";
import { persistedAtom } from "../core/persisted-atom.ts";

/** The oldest are dropped first, because they share local storage with flags. Meanings of product names are stored elsewhere, without limit. */
const MAX_CHOICES = 500;

const ChoicesSchema = v.array(
  v.object({
    field: v.picklist(IMPORT_FIELDS),
    value: v.pipe(v.string(), v.maxLength(500)),
    use: v.nullable(v.union([v.string(), v.number()])),
  }),
);

/** Choices in this browser: what cells with a food or a use case mean. */
const keptHereAtom = persistedAtom<readonly ImportChoice[]>("import_choices", ChoicesSchema, []);

/** Converts mappings to choices: an article number may be in the product column or in its own. */
export const choicesOf = (mappings: readonly Omit<NameMapping, "at">[]): readonly ImportChoice[] =>
  mappings.flatMap(({ name: value, prodsys_id: use, factor }): readonly ImportChoice[] => {
    const choice = { value, use, ...(factor === undefined ? {} : { factor }) };
    const named = { field: "product" as const, ...choice };
    return isCode(value) ? [named, { field: "code", ...choice }] : [named];
  });

/** The user's decisions about cells of earlier files: unknown names and their meaning. Newest last. */
export const importChoicesAtom = atom((get): readonly ImportChoice[] => [
  ...get(keptHereAtom),
  ...choicesOf(get(nameMappingsAtom)),
]);

/** The same at this moment, without subscribing: thousands of names are saved in many changes. */
export const rememberedChoicesAtom = atom(null, (get): readonly ImportChoice[] => get(importChoicesAtom));

const MAX_NAME_LENGTH = 200;

/** Whether a choice is the meaning of a product name, which is stored with the account. */
const isName = ({ field, value, use }: ImportChoice): boolean =>
  (field === "product" || field === "code") &&
  typeof use !== "number" &&
  value.trim() !== "" &&
  value.trim().length <= MAX_NAME_LENGTH;

/**
 * Saves choices for the next file immediately. Meanings of product names and article numbers, also "leave out", are stored with
 * the account; foods and use cases in this browser. Quantities, labels and other omissions apply to one file only.
 */
export const rememberChoicesAtom = atom(null, (get, set, choices: readonly ImportChoice[]) => {
  const names = choices.filter(isName);
  if (names.length > 0) {
    void set(
      mapNamesAtom,
      names.map(({ value, use }) => ({ name: value.trim(), prodsys_id: typeof use === "string" ? use : null })),
    );
  }
  const storable = choices.filter(({ field, use }) => use !== null && (field === "food" || field === "use_case"));
  if (storable.length === 0) return;
  const isOld = ({ field, value }: ImportChoice): boolean =>
    !storable.some((choice) => choice.field === field && choice.value === value);
  set(keptHereAtom, [...get(keptHereAtom).filter(isOld), ...storable].slice(-MAX_CHOICES));
});

/** Forgets the choices of this browser; meanings of names are changed one by one. */
export const forgetChoicesAtom = atom(null, (_get, set) => set(keptHereAtom, []));
