import type { WordMeaning } from "./trade-words.ts";

/** A product with the attributes that the matcher uses. */
export interface MatchableProduct {
  readonly prodsys_id: string;
  /** its names in all languages */
  readonly names: readonly string[];
  readonly usecase_id: string;
  readonly reusable: boolean;
  /** heaviest first */
  readonly material_ids: readonly string[];
  readonly own: boolean;
}

/** How well a meaning fits a product, 0-1: by its id, its use case or its main material. */
export function fit({ strong, weak }: WordMeaning, product: MatchableProduct): number {
  const ids = [product.prodsys_id, product.usecase_id, product.material_ids[0] ?? ""];
  if (ids.some((id) => strong.includes(id))) return 1;
  return ids.some((id) => weak.includes(id)) ? WEAK : 0;
}

const WEAK = 0.6;

/** True if a meaning fits a material other than the main one: a lid, a cap. */
export const fitsPart = ({ strong, weak }: WordMeaning, { material_ids }: MatchableProduct): boolean =>
  material_ids.slice(1).some((id) => strong.includes(id) || weak.includes(id));

const PLASTIC =
  /^(pp|hdpe|ldpe|pet|rpet|ps|hips|pc|san|pbt|copolyester|melamine|xps|eps|pvc|tpe|bio_pe|pla|cpla|pha|starch)(_|$)/;
/** Materials that single-use items have, too; a name that does not mention reuse means those. */
const USUALLY_ONE_WAY = new Set(["pp_reusable", "pet_bottle"]);
const FIBRE = /^(paper|kraft|corrugated|carton_|greaseproof|bagasse|moulded|bamboo_pulp|wheat|palm|tissue)/;

/** Whether a material occurs in single-use items, too. */
export const isUsuallyOneWay = (id: string): boolean => USUALLY_ONE_WAY.has(id);
/** Whether a material is plastic, by its id. */
export const isPlasticMaterial = (id: string): boolean => PLASTIC.test(id);
/** True for solid plastic; foam is excluded because it is never lined. */
export const hasPlasticBody = ({ material_ids: [main = ""] }: MatchableProduct): boolean =>
  isPlasticMaterial(main) && !/^[ex]ps_/.test(main);
/** Whether a material is paper or another fibre, by its id. */
export const isFibreMaterial = (id: string): boolean => FIBRE.test(id);

/** Material family; materials of one family can replace each other if the catalogue lacks one. */
export function familyOf(id: string): string {
  if (isPlasticMaterial(id)) return "plastic";
  if (isFibreMaterial(id)) return "fibre";
  if (/^(stainless|aluminium|steel|enamel)/.test(id)) return "metal";
  if (/^(glass|porcelain|stoneware|earthenware)/.test(id)) return "ceramic";
  if (/^(birch|bamboo|beech|cork)/.test(id)) return "wood";
  return "other";
}

/** Linings and stocks that a name always mentions: paper without a mention is lined with PE and not recycled. */
const SPECIAL =
  /^(?:paperboard_(?:pla|dispersion|pet|wax|recycled_plain)|bagasse_pla_lined|rpet_100|kraft_recycled_bag|corrugated_recycled)$/;

/** Whether names always mention a material. */
export const isSpecialMaterial = (id: string): boolean => SPECIAL.test(id);
