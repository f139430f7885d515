import { normalName } from "../normal-name.ts";

/** A material of the reference data. */
export interface KnownMaterial {
  readonly mat_recipe_id: string;
  readonly name: string;
  readonly short_name: string;
}

/** Words of at least this length also match inside longer words: "board" in "paperboard". */
const MIN_PART_LENGTH = 4;

const wordsOf = (text: string): readonly string[] =>
  normalName(text.replaceAll("_", " "))
    .split(" ")
    .filter((word) => word !== "");

/**
 * Materials that a text may mean, best first: exact ids and names, then materials whose name contains all words of the
 * text ("paper, PE lined" matches "PE-lined paperboard"), the shortest name first.
 */
export function materialsOf(text: string, materials: readonly KnownMaterial[]): readonly KnownMaterial[] {
  const normal = normalName(text);
  if (normal === "") return [];
  const exact = materials.filter(
    ({ mat_recipe_id, name, short_name }) =>
      mat_recipe_id === text.trim() || normalName(name) === normal || normalName(short_name) === normal,
  );
  const wanted = wordsOf(text);
  const rated = materials.flatMap((material) => {
    const words = [...wordsOf(material.name), ...wordsOf(material.short_name)];
    const has = (word: string): boolean =>
      words.some((one) => one === word || (word.length >= MIN_PART_LENGTH && one.includes(word)));
    return wanted.every(has) ? [{ material, extra: words.length }] : [];
  });
  const others = rated.toSorted((a, b) => a.extra - b.extra).map(({ material }) => material);
  return [...new Set([...exact, ...others])];
}

/**
 * The material that a text means without doubt; null = none, or several are possible.
 * @param usual material ids of the product that is copied; they decide between several possible materials
 */
export function materialOf(text: string, materials: readonly KnownMaterial[], usual: readonly string[]): string | null {
  const found = materialsOf(text, materials).map(({ mat_recipe_id }) => mat_recipe_id);
  const ofProduct = found.filter((id) => usual.includes(id));
  if (ofProduct.length > 0) return ofProduct[0] ?? null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
