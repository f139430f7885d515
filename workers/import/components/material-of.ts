import { normalName } from "../normal-name.ts";

/** A material that a component can be of. */
export interface KnownMaterial {
  readonly mat_recipe_id: string;
  readonly name: string;
  readonly short_name: string;
}

/** Letters from which on a word counts inside of another: "board" in "paperboard". */
const LONG = 4;

const wordsOf = (text: string): readonly string[] =>
  normalName(text.replaceAll("_", " "))
    .split(" ")
    .filter((word) => word !== "");

/**
 * Materials that a text may mean, best first: all of its words stand in the name of each ("paper, PE lined" in "PE-lined
 * paperboard"), or what it is is its id or its name. Of equals the one with the shorter name comes first.
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
      words.some((one) => one === word || (word.length >= LONG && one.includes(word)));
    return wanted.every(has) ? [{ material, extra: words.length }] : [];
  });
  const others = rated.toSorted((a, b) => a.extra - b.extra).map(({ material }) => material);
  return [...new Set([...exact, ...others])];
}

/**
 * The material that a text surely means; null = none, or one of several.
 *
 * @param usual materials of the product that it is like: of several possible ones the one that it has
 */
export function materialOf(text: string, materials: readonly KnownMaterial[], usual: readonly string[]): string | null {
  const found = materialsOf(text, materials).map(({ mat_recipe_id }) => mat_recipe_id);
  const ofProduct = found.filter((id) => usual.includes(id));
  if (ofProduct.length > 0) return ofProduct[0] ?? null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
