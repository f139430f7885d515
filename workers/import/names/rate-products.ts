import { POINTS } from "./points.ts";
import {
  familyOf,
  fit,
  fitsPart,
  isPlasticMaterial,
  isSpecialMaterial,
  isUsuallyOneWay,
  type MatchableProduct,
} from "./product-traits.ts";
import type { NameReading, Said } from "./read-name.ts";
import type { TradeWords, WordMeaning } from "./trade-words.ts";

/** How well a product fits a name. */
export interface Rating {
  readonly product: MatchableProduct;
  readonly points: number;
  /** weight of the words that contradict the product; 0 = none */
  readonly against: number;
}

/** Cups up to this volume are portion cups; plastic cups up to the second value. */
const PORTION_ML = 75;
const PLASTIC_PORTION_ML = 165;
/** Bottles up to this volume are in the use case of the cans. */
const SMALL_BOTTLE_ML = 400;
const SMALL_BOTTLES = new Set(["can_pet330", "can_glass330", "can_glass330_refill"]);

/** Fit of a form that two words name together. */
const NAMED_BY_TWO_WORDS = 0.95;
/** Fit of a form with the shape that the name mentions. */
const HAS_SHAPE = 1.1;
/** Factor of a shape beside a word for another form. */
const SHAPE_FACTOR = 0.5;
/** Factor of a form without the mentioned shape, if another possible form has it. */
const OTHER_SHAPE_FACTOR = 0.75;

const NONE: WordMeaning = { strong: [], weak: [] };

interface Traits {
  readonly product: MatchableProduct;
  readonly hasLid: boolean;
  /** true if the catalogue has the same product with and without a lid */
  readonly hasLidTwin: boolean;
  /** true if a treatment names the product: double wall, personal */
  readonly isTreated: boolean;
}

/** Rates products by the attributes of a name, independent of its language and word order. */
export class ProductRater {
  readonly #meanings: readonly WordMeaning[];
  readonly #traits: readonly Traits[];
  readonly #places: ReadonlyMap<string, number>;
  /** fit of each product, by meaning */
  readonly #fits = new Map<number, readonly number[]>();

  constructor(
    { meanings, words }: TradeWords,
    products: readonly MatchableProduct[],
    hasLid: (product: MatchableProduct) => boolean,
  ) {
    this.#meanings = meanings;
    const treated = new Set(
      words.flatMap(([, , means, meaning]) => (means === "treatment" ? (meanings[meaning] ?? NONE).strong : [])),
    );
    const kindOf = ({ usecase_id, material_ids }: MatchableProduct): string => `${usecase_id} ${material_ids[0] ?? ""}`;
    const lids = new Map<string, Set<boolean>>();
    for (const product of products) {
      if (product.own) continue;
      const lidsOfKind = lids.get(kindOf(product)) ?? new Set();
      lids.set(kindOf(product), lidsOfKind.add(hasLid(product)));
    }
    this.#traits = products.map((product) => ({
      product,
      hasLid: hasLid(product),
      hasLidTwin: lids.get(kindOf(product))?.size === 2,
      isTreated: treated.has(product.prodsys_id),
    }));
    this.#places = new Map(products.map(({ prodsys_id }, at) => [prodsys_id, at]));
  }

  /** The products that a name can mean, best first. */
  rate(reading: NameReading): readonly Rating[] {
    const ratings: Rating[] = [];
    const isShaped = reading.shapes.length > 0 && this.#traits.some((_, at) => this.#isBuiltAsSaid(at, reading));
    for (const [at, traits] of this.#traits.entries()) {
      const rating = this.#rating(at, traits, reading, isShaped);
      if (rating !== null) ratings.push(rating);
    }
    return ratings.toSorted((a, b) => b.points - a.points);
  }

  /** The words of a name that support a product. */
  wordsFor(
    { forms, shapes, hints, materials, linings, treatments }: NameReading,
    { prodsys_id }: MatchableProduct,
  ): readonly string[] {
    const at = this.#places.get(prodsys_id) ?? -1;
    const said = [...forms, ...shapes, ...hints, ...materials, ...linings, ...treatments];
    return [...new Set(said.filter(({ meaning }) => this.#fit(meaning, at) > 0).map(({ word }) => word))];
  }

  /** True if the name mentions its material only as "plastic". */
  isAnyPlastic({ materials }: NameReading): boolean {
    return (
      materials.length > 0 &&
      this.#telling(materials).every(({ meaning }) => {
        const { strong } = this.#meanings[meaning] ?? NONE;
        return strong.length >= MANY_MATERIALS && familyOf(strong[0] ?? "") === "plastic";
      })
    );
  }

  /** True if every form and shape of the name fits a product, at least one of them fully. */
  isNamedBy(reading: NameReading, { prodsys_id }: MatchableProduct): boolean {
    const at = this.#places.get(prodsys_id) ?? -1;
    const forms = [...reading.forms, ...reading.shapes];
    const fits = forms.map(({ meaning }) => this.#fit(meaning, at));
    return Math.max(0, ...fits) === 1 && fits.every((fit) => fit > 0);
  }

  #fit(meaning: number, at: number): number {
    let fits = this.#fits.get(meaning);
    if (fits === undefined) {
      fits = this.#traits.map(({ product }) => fit(this.#meanings[meaning] ?? NONE, product));
      this.#fits.set(meaning, fits);
    }
    return fits[at] ?? 0;
  }

  /** True if no other product of the catalogue has a material: a palm-leaf bowl is offered as the plate. */
  #isOnlyOf(material: number, at: number): boolean {
    const isMade = (product: number) => this.#fit(material, product) === 1 && !this.#traits[product]?.product.own;
    return isMade(at) && this.#traits.filter((_, product) => isMade(product)).length === 1;
  }

  #best(said: readonly Said[], at: number): number {
    return Math.max(0, ...said.map(({ meaning, weight }) => weight * this.#fit(meaning, at)));
  }

  #rating(at: number, traits: Traits, reading: NameReading, isShaped: boolean): Rating | null {
    const { product } = traits;
    const hint = this.#best(reading.hints, at);
    const isOtherwiseBuilt = isShaped && this.#best(reading.shapes, at) === 0;
    const form = this.#formOf(at, product, reading) * (isOtherwiseBuilt ? OTHER_SHAPE_FACTOR : 1);
    const isOnly = reading.materials.some(({ meaning }) => this.#isOnlyOf(meaning, at));
    const isHinted = hint > 0 && reading.forms.length + reading.shapes.length === 0 && isMadeOfSomething(reading);
    if (form === 0 && !isHinted && !isOnly) return null;
    let points =
      form > 0
        ? POINTS.form * form + POINTS.hint * hint
        : Math.max(
            POINTS.onlyHint * POINTS.form * this.#sized(hint, product, reading),
            isOnly ? POINTS.onlyMaterial : 0,
          );
    const names = (said: readonly Said[]): boolean =>
      said.some(({ meaning }) => this.#meanings[meaning]?.strong.includes(product.prodsys_id));
    if (names(reading.forms) || names(reading.hints)) points += POINTS.named;
    const made = this.#madeOf(at, product, reading);
    const used = this.#usedAs(traits, reading);
    points += made.points + used.points + this.#lidOf(traits, reading);
    if (traits.isTreated) points += names(reading.treatments) ? POINTS.treated : POINTS.untold;
    if (product.usecase_id === "hot_cup" && product.reusable && reading.hints.length === 0) points += POINTS.untoldHot;
    if (product.own) points += POINTS.own;
    return { product, points, against: made.against + used.against };
  }

  /** Fit of the head of the name, the form with full weight. */
  #head({ forms }: NameReading, at: number): number {
    return Math.max(0, ...forms.filter(({ weight }) => weight === 1).map(({ meaning }) => this.#fit(meaning, at)));
  }

  /** True if the head can mean the product and the product has the mentioned shape: a "hinged container". */
  #isBuiltAsSaid(at: number, reading: NameReading): boolean {
    return this.#head(reading, at) > 0 && this.#best(reading.shapes, at) === 1;
  }

  /** Fit of the form, raised if a second word narrows a general one. */
  #raised(form: number, at: number, reading: NameReading): number {
    const { forms, shapes, hints } = reading;
    const shape = this.#best(shapes, at);
    if (forms.length === 0) return shape;
    const head = this.#head(reading, at);
    const isSaid = [...forms, ...hints].some(({ meaning }) => this.#fit(meaning, at) === 1);
    if (this.#isBuiltAsSaid(at, reading)) return HAS_SHAPE;
    return head > 0 && head < 1 && isSaid ? NAMED_BY_TWO_WORDS : Math.max(form, shape * SHAPE_FACTOR);
  }

  /** Fit of the form, corrected by the size where it decides between use cases. */
  #formOf(at: number, product: MatchableProduct, reading: NameReading): number {
    const { usecase_id, material_ids } = product;
    const form = this.#raised(this.#best(reading.forms, at), at, reading);
    const { millilitres } = reading;
    if (form === 0 || millilitres === null) return form;
    const isCup = reading.forms.some(
      ({ meaning, weight }) => weight === 1 && isSometimes("ramekin", this.#meanings[meaning] ?? NONE),
    );
    if (isCup) {
      const isPlastic = isPlasticMaterial(material_ids[0] ?? "") && reading.materials.length > 0;
      const isPortion = millilitres <= PORTION_ML || (isPlastic && millilitres <= PLASTIC_PORTION_ML);
      if (usecase_id === "ramekin") return isPortion ? 1 : form / 2;
      return isPortion && reading.hints.length === 0 ? form - POINTS.size / 2 : form;
    }
    return this.#sized(form, product, reading);
  }

  /** Fit reduced for a bottle of another size class. */
  #sized(form: number, { usecase_id, prodsys_id }: MatchableProduct, { millilitres }: NameReading): number {
    const isBottle = usecase_id === "beverage_bottle" || SMALL_BOTTLES.has(prodsys_id);
    if (!isBottle || millilitres === null) return form;
    return SMALL_BOTTLES.has(prodsys_id) === millilitres <= SMALL_BOTTLE_ML ? form : form - POINTS.size / 2;
  }

  #madeOf(
    at: number,
    product: MatchableProduct,
    reading: NameReading,
  ): { readonly points: number; readonly against: number } {
    let [points, against] = [0, 0];
    const main = product.material_ids[0] ?? "";
    const fits: number[] = [];
    for (const { meaning, weight } of this.#telling(reading.materials)) {
      const fitting = this.#fit(meaning, at);
      if (fitting > 0) fits.push(fitting * weight);
      else if (fitsPart(this.#meanings[meaning] ?? NONE, product)) points -= POINTS.material / 4;
      else {
        const isFamily = (this.#meanings[meaning] ?? NONE).strong.some((id) => familyOf(id) === familyOf(main));
        points += (isFamily ? POINTS.family : POINTS.otherMaterial) * weight;
        against += weight;
      }
    }
    if (fits.length > 0) points += POINTS.material * Math.min(...fits);
    for (const { meaning } of reading.linings) {
      const fitting = this.#fit(meaning, at);
      points += fitting > 0 ? POINTS.lining * fitting : POINTS.otherLining;
      if (fitting === 0) against += 1;
    }
    points += POINTS.treatment * this.#best(reading.treatments, at);
    if (isSpecialMaterial(main)) {
      const isTold =
        this.#best([...reading.linings, ...reading.treatments], at) > 0 ||
        reading.materials.some(({ meaning }) => {
          const { strong } = this.#meanings[meaning] ?? NONE;
          return strong.includes(main) && strong.length < MANY_MATERIALS;
        });
      if (!isTold) points += POINTS.untold;
    }
    if (reading.lidMaterials.some(({ meaning }) => fitsPart(this.#meanings[meaning] ?? NONE, product)))
      points += POINTS.lidMaterial;
    return { points, against };
  }

  /** Materials without general words for the family of a specific one: "SAN plastic" is SAN. */
  #telling(materials: readonly Said[]): readonly Said[] {
    const strongOf = ({ meaning }: Said) => (this.#meanings[meaning] ?? NONE).strong;
    const isFamily = (said: Said): boolean => strongOf(said).length >= MANY_MATERIALS;
    return materials.filter(
      (said) =>
        !isFamily(said) ||
        !materials.some(
          (other) => !isFamily(other) && familyOf(strongOf(other)[0] ?? "") === familyOf(strongOf(said)[0] ?? ""),
        ),
    );
  }

  #usedAs({ product: { reusable, material_ids } }: Traits, { isReusable }: NameReading) {
    if (isReusable !== null) {
      return isReusable === reusable
        ? { points: POINTS.reusable, against: 0 }
        : { points: POINTS.otherUse, against: 1 };
    }
    const isUnlikely = reusable && isUsuallyOneWay(material_ids[0] ?? "");
    return { points: isUnlikely ? POINTS.untoldPlasticReuse : 0, against: 0 };
  }

  #lidOf({ hasLid, hasLidTwin }: Traits, reading: NameReading): number {
    if (reading.hasLid === null) return hasLid && hasLidTwin ? POINTS.untold : 0;
    if (reading.hasLid === hasLid) return POINTS.lid;
    return hasLidTwin || !reading.hasLid ? POINTS.otherLid : POINTS.missingLid;
  }
}

/** Without a form, a hint needs a material or lining to identify a product: "spring water PET". */
const isMadeOfSomething = ({ materials, linings }: NameReading): boolean => materials.length + linings.length > 0;

/** True if a word can also mean other things. */
const isSometimes = (id: string, { strong, weak }: WordMeaning): boolean =>
  weak.includes(id) || (strong.length > 1 && strong.includes(id));

/** A word with at least this many materials names a family, not one material. */
const MANY_MATERIALS = 8;
