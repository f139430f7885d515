import { QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../../inventory/compiled-product.ts";
import {
  basisOf,
  isOfProduction,
  roleAt,
  STAGE_OF_ROLE,
  WHOLE_PRODUCT,
  type Inventory,
} from "../../inventory/inventory.ts";
import type { RegionSetting } from "../../inventory/region-setting.ts";
import { QUANT_PLACE } from "../../metrics/metric-set.ts";
import type { SettledProduct } from "../../product/settled-product.ts";
import type { StreamRate } from "../../inventory/recovery.ts";
import { washingOf, type Washing } from "../../inventory/washing.ts";
import { isReusableInRatings } from "../../rules/reusable-in-ratings.ts";
import { finite } from "../../tables/quantity.ts";
import type { Steps } from "../../portfolio/steps.ts";
import { COMPONENT_SCALES, drawComponents, type ComponentDraw } from "./component-draws.ts";
import { FactorDraws } from "./factor-draws.ts";
import { normalDraws } from "./normal-draws.ts";
import { partsOf, type UncertainPart } from "./product-parts.ts";
import { CERTAIN, UncertainQuantities, type NormalsOf, type QuantityKind } from "./quantities.ts";
import { drawRack, RACK_SCALES, type Rack } from "./rack-draws.ts";
import { evenSpread, SPREADS, type Spread } from "./spreads.ts";
import type { DrawSettings } from "./uncertainty.ts";

const QUANT = QUANT_METRIC_IDS.length;
/** Values of a product in one draw: L / N + W per inventory metric, then the two uncertain ratings. */
export const SOURCING = QUANT;
export const RECOVERABILITY = QUANT + 1;
export const DRAWN_VALUES = QUANT + 2;

/** Index of the scale that is always 1. */
const UNSCALED = 0;

interface Product {
  readonly compiled: CompiledProduct;
  readonly parts: readonly ComponentDraw[];
  /** column of multipliers of its uses */
  readonly uses: number;
  readonly rack: Rack;
  /** lines `life` to `use` count once per life, lines `use` to `end` every use */
  readonly life: number;
  readonly use: number;
  readonly end: number;
}

/** Normal variates to use instead of those of the seed, so that tests can check a draw. */
export interface Normals {
  readonly normalsOf?: NormalsOf;
}

/**
 * Products whose uncertain quantities are drawn together (method.md section 10). Every line of an inventory is amount ×
 * factor × scale; amounts are stored once, a draw changes factors, scales and uses. About 5 ns per line and draw.
 */
export class ProductDraws {
  readonly quantities = new UncertainQuantities();
  readonly #setting: RegionSetting;
  readonly #factors: FactorDraws;
  readonly #products: Product[] = [];
  readonly #places = new Map<CompiledProduct, number>();
  #scales = 1;
  // the lines, a column each
  readonly #amount: number[] = [];
  readonly #leaked: number[] = [];
  readonly #factor: number[] = [];
  readonly #scale: number[] = [];

  constructor(setting: RegionSetting) {
    this.#setting = setting;
    this.#factors = new FactorDraws(setting, this.quantities);
  }

  /** Adds a product once and returns its index. `settle` gives the product before compilation; null = it does not exist. */
  add(compiled: CompiledProduct, settle: () => SettledProduct | null): number | null {
    const known = this.#places.get(compiled);
    if (known !== undefined) return known;
    const settled = settle();
    if (settled === null) return null;
    const place = this.#products.length;
    this.#places.set(compiled, place);
    const uncertain = partsOf(compiled, settled, this.#setting);
    const parts = uncertain.map((part) => this.#part(part, compiled));
    const rack = this.#rack(compiled, washingOf(settled, this.#setting.tables));
    const uses = compiled.reusable ? this.#column("uses", compiled, evenSpread(SPREADS.uses)) : CERTAIN;
    const life = this.#amount.length;
    this.#addLines(compiled, parts, rack, "life", life);
    uncertain.forEach(({ fates }, place) => {
      const scale = parts[place]?.scale ?? UNSCALED;
      const { littered, recycled, composted, landfilled, incinerated, elsewhere } = fates;
      [littered, recycled, composted, landfilled, incinerated, elsewhere].forEach((fate, at) => {
        for (let line = 0; line < fate.length; line++) this.#line(compiled, fate, line, 1, scale + 1 + at, life);
      });
    });
    const use = this.#amount.length;
    this.#addLines(compiled, parts, rack, "use", use);
    this.#products.push({ compiled, parts, uses, rack, life, use, end: this.#amount.length });
    return place;
  }

  /**
   * Draws all quantities and returns a function of the draw that gives the values of all products: value v of product p
   * is at p × DRAWN_VALUES + v, valid until the next call. Yields the share done. `normalsOf` replaces the variates of
   * the seed.
   */
  *steps({ seed, draws, normalsOf }: DrawSettings & Normals): Steps<(draw: number) => Float64Array> {
    const seeded = (key: string): Float64Array => normalDraws(seed, key, draws);
    return this.valuesAt(yield* this.quantities.multiplierSteps(draws, normalsOf ?? seeded));
  }

  /** A function of the row that gives the values of all products; rows of draws, or of `quantities.moves()`. */
  valuesAt(multipliers: Float64Array): (row: number) => Float64Array {
    const { width } = this.quantities;
    const products = this.#products;
    const lines = {
      amount: Float64Array.from(this.#amount),
      leaked: Float64Array.from(this.#leaked),
      factor: Int32Array.from(this.#factor),
      scale: Int32Array.from(this.#scale),
    };
    const { amount, leaked, factor, scale } = lines;
    const scales = new Float64Array(this.#scales).fill(1);
    const values = new Float64Array(products.length * DRAWN_VALUES);
    const minUses = this.#setting.tables.params.reusable_min_uses;
    const reusableSourcing = this.#setting.tables.sourcing.reusable ?? 1;

    return (draw) => {
      const start = draw * width;
      const factors = this.#factors.draw(multipliers, start);
      for (let place = 0; place < products.length; place++) {
        const product = products[place];
        if (product === undefined) continue;
        const { reusable } = product.compiled;
        const { mass, sourced, recovered } = drawComponents(product.parts, multipliers, start, scales);
        drawRack(product.rack, multipliers, start, scales);
        const uses = reusable ? Math.max(1, product.compiled.uses * (multipliers[start + product.uses] ?? 1)) : 1;
        // sum the lines once per life, divide by the uses, add the lines of every use; four sums that stay in registers
        let [climate, h2o, plastic, land] = [0, 0, 0, 0];
        for (let line = product.life; line < product.end; line++) {
          if (line === product.use) {
            climate /= uses;
            h2o /= uses;
            plastic /= uses;
            land /= uses;
          }
          const by = scales[scale[line] ?? 0] ?? 0;
          const at = factor[line] ?? 0;
          const size = by * (amount[line] ?? 0);
          climate += size * (factors[at] ?? 0);
          h2o += size * (factors[at + 1] ?? 0);
          plastic += by * (leaked[line] ?? 0) * (factors[at + 2] ?? 0);
          land += size * (factors[at + 3] ?? 0);
        }
        const over = product.use === product.end ? uses : 1;
        const to = place * DRAWN_VALUES;
        values[to + QUANT_PLACE.climate] = finite(climate / over);
        values[to + QUANT_PLACE.h2o] = finite(h2o / over);
        values[to + QUANT_PLACE.plastic_pollution] = finite(plastic / over);
        values[to + QUANT_PLACE.land_use] = finite(land / over);
        const inRatings = isReusableInRatings(reusable, uses, minUses);
        values[to + SOURCING] = inRatings ? reusableSourcing : mass === 0 ? 0 : finite(sourced / mass);
        values[to + RECOVERABILITY] = inRatings ? 1 : 5 - 4 * (mass === 0 ? 0 : finite(recovered / mass));
      }
      return values;
    };
  }

  #rack(compiled: CompiledProduct, washing: Washing | null): Rack {
    const scale = this.#scales;
    if (washing === null) return { items: 1, rack: CERTAIN, energy: CERTAIN, scale };
    this.#scales += RACK_SCALES;
    return {
      items: washing.rack,
      rack: this.#column("rack", compiled, evenSpread(SPREADS.rack)),
      energy: this.#factors.energyColumn(washing.system?.activity_id ?? ""),
      scale,
    };
  }

  #part(part: UncertainPart, compiled: CompiledProduct): ComponentDraw {
    const scale = this.#scales;
    this.#scales += COMPONENT_SCALES;
    const { material, litter_class, recycled, composted, disposal } = part;
    const { recovery_streams } = this.#setting.tables;
    const streamName = (stream: string | null): string => recovery_streams.get(stream ?? "")?.name ?? material.name;
    const recovery = ({ defined }: StreamRate): number => (defined ? 1 : SPREADS.recovery);
    const shared = (kind: QuantityKind, key: string, name: string, gsd: number): number =>
      key === ""
        ? CERTAIN
        : this.quantities.column(`${kind} ${key}`, { kind, name, product_name: "" }, evenSpread(gsd));
    return {
      mass_kg: part.mass_kg,
      sourcing: part.sourcing,
      litter_rate: part.litter_rate,
      recycled_rate: recycled.rate,
      composted_rate: composted.rate,
      landfilled_share: disposal.landfilled,
      incinerated_share: disposal.incinerated,
      mass: this.#column("mass", compiled, part.mass_spread, part),
      litter:
        part.litter_rate === 0 || part.litter_defined
          ? CERTAIN
          : shared("litter_rate", litter_class, litter_class, SPREADS.litter),
      recycled: shared("recycling_rate", recycled.key, streamName(material.recycling_stream), recovery(recycled)),
      composted: shared("composting_rate", composted.key, streamName(material.composting_stream), recovery(composted)),
      incinerated: shared("incineration_share", disposal.key, disposal.name, SPREADS.incineration),
      scale,
    };
  }

  /** Column of a quantity of this product only; an own product with the id of a built-in one is a different product. */
  #column(kind: QuantityKind, product: CompiledProduct, spread: Spread, part?: UncertainPart): number {
    const { custom, prodsys_id, prodsys_name: product_name } = product;
    const key = JSON.stringify([kind, custom, prodsys_id, part?.component_id ?? ""]);
    return this.quantities.column(key, { kind, name: part?.component_name ?? product_name, product_name }, spread);
  }

  /** Adds the lines of the inventory except the end of life, which the fates of the parts replace. */
  #addLines(
    compiled: CompiledProduct,
    parts: readonly ComponentDraw[],
    rack: Rack,
    basis: "life" | "use",
    from: number,
  ): void {
    const { inventory, mass_kg } = compiled;
    for (let line = 0; line < inventory.length; line++) {
      const role = roleAt(inventory, line);
      if (basisOf(role) !== basis || STAGE_OF_ROLE[role] === "end_of_life") continue;
      const component = inventory.component[line] ?? WHOLE_PRODUCT;
      if (component !== WHOLE_PRODUCT) {
        this.#line(compiled, inventory, line, 1, parts[component]?.scale ?? UNSCALED, from);
      } else if (role === "wash_transport" && mass_kg > 0) {
        // transport to the wash carries the whole product: split by the mass of the components
        for (const part of parts) this.#line(compiled, inventory, line, part.mass_kg / mass_kg, part.scale, from);
      } else if (role === "wash") {
        // lines of what-if energy have the wash system as their detail (washing.ts)
        const tried = (inventory.detail[line] ?? "") !== "";
        this.#line(compiled, inventory, line, 1, rack.scale + (tried ? 1 : 0), from);
      } else {
        this.#line(compiled, inventory, line, 1, UNSCALED, from);
      }
    }
  }

  /** Adds a line; merges it with an equal one from `from` on, where lines of the same product and basis begin. */
  #line(
    compiled: CompiledProduct,
    inventory: Inventory,
    line: number,
    share: number,
    scale: number,
    from: number,
  ): void {
    const rows = this.#setting.factorsOf(
      isOfProduction(roleAt(inventory, line)) ? compiled.region_production : this.#setting.region_use,
    );
    const amount = (inventory.amount[line] ?? 0) * share;
    const leaked = amount * (inventory.plastic_share[line] ?? 1);
    const factor = this.#factors.place(rows, inventory.activity[line] ?? 0);
    // merge lines with the same factor and scale, such as two legs by truck
    for (let same = from; same < this.#amount.length; same++) {
      if (this.#factor[same] !== factor || this.#scale[same] !== scale) continue;
      this.#amount[same] = (this.#amount[same] ?? 0) + amount;
      this.#leaked[same] = (this.#leaked[same] ?? 0) + leaked;
      return;
    }
    this.#amount.push(amount);
    this.#leaked.push(leaked);
    this.#factor.push(factor);
    this.#scale.push(scale);
  }
}
