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
import { isReusableInRatings } from "../../rules/reusable-in-ratings.ts";
import { finite } from "../../tables/quantity.ts";
import type { Steps } from "../../portfolio/steps.ts";
import { FactorDraws } from "./factor-draws.ts";
import { partsOf, type UncertainPart } from "./product-parts.ts";
import { CERTAIN, UncertainQuantities, type QuantityKind } from "./quantities.ts";
import { SPREADS } from "./spreads.ts";

const QUANT = QUANT_METRIC_IDS.length;
/** Values of a product in one draw: L / N + W per inventory metric, then the two ratings that vary. */
export const SOURCING = QUANT;
export const RECOVERABILITY = QUANT + 1;
export const DRAWN_VALUES = QUANT + 2;

/** Scales of a component in one draw: its mass, and its mass on each way out. Scale 0 is 1. */
const SCALES = 5;
const UNSCALED = 0;

interface Part extends UncertainPart {
  /** where its scales begin */
  readonly scale: number;
  readonly columns: {
    readonly mass: number;
    readonly litter: number;
    readonly recycled: number;
    readonly composted: number;
  };
}

interface Product {
  readonly compiled: CompiledProduct;
  readonly parts: readonly Part[];
  readonly uses: number;
  /** the lines: first those once per life, from `use` on those of every use */
  readonly life: number;
  readonly use: number;
  readonly end: number;
}

/**
 * Products whose uncertain quantities are drawn together (method.md section 10). Every line of an inventory is amount ×
 * factor × scale; the amounts are laid out once, a draw changes factors, scales and uses. About 5 ns a line and draw.
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

  /** Adds a product, once; its place among the drawn ones. `settled` is what it was compiled from. */
  add(compiled: CompiledProduct, settled: SettledProduct): number {
    const known = this.#places.get(compiled);
    if (known !== undefined) return known;
    const place = this.#products.length;
    this.#places.set(compiled, place);
    const parts = partsOf(compiled, settled, this.#setting).map((part) => this.#part(part, compiled));
    const uses = compiled.reusable
      ? this.#column("uses", compiled, "", compiled.prodsys_name, compiled.prodsys_name, SPREADS.uses)
      : CERTAIN;
    const life = this.#amount.length;
    this.#addLines(compiled, parts, "life");
    for (const part of parts) {
      const { littered, recycled, composted, disposed } = part.fates;
      [littered, recycled, composted, disposed].forEach((fate, at) => {
        for (let line = 0; line < fate.length; line++) this.#line(compiled, fate, line, 1, part.scale + 1 + at);
      });
    }
    const use = this.#amount.length;
    this.#addLines(compiled, parts, "use");
    this.#products.push({ compiled, parts, uses, life, use, end: this.#amount.length });
    return place;
  }

  /**
   * Draws; then `at(draw)` gives the values of all products: value v of product p stands at p × DRAWN_VALUES + v, valid
   * until the next call. Yields the share done.
   */
  *steps(seed: number, draws: number): Steps<(draw: number) => Float64Array> {
    const multipliers = yield* this.quantities.multiplierSteps(seed, draws);
    const { width } = this.quantities;
    const amount = Float64Array.from(this.#amount);
    const leaked = Float64Array.from(this.#leaked);
    const factor = Int32Array.from(this.#factor);
    const scale = Int32Array.from(this.#scale);
    const scales = new Float64Array(this.#scales).fill(1);
    const values = new Float64Array(this.#products.length * DRAWN_VALUES);
    const totals = new Float64Array(QUANT);
    const minUses = this.#setting.tables.params.reusable_min_uses;
    const reusableSourcing = this.#setting.tables.sourcing.reusable ?? 1;

    return (draw) => {
      const start = draw * width;
      const factors = this.#factors.draw(multipliers, start);
      const sum = (from: number, to: number): void => {
        let [climate, h2o, plastic, land] = [0, 0, 0, 0];
        for (let line = from; line < to; line++) {
          const by = scales[scale[line] ?? 0] ?? 0;
          const at = factor[line] ?? 0;
          const size = by * (amount[line] ?? 0);
          climate += size * (factors[at] ?? 0);
          h2o += size * (factors[at + 1] ?? 0);
          plastic += by * (leaked[line] ?? 0) * (factors[at + 2] ?? 0);
          land += size * (factors[at + 3] ?? 0);
        }
        totals[QUANT_PLACE.climate] = climate;
        totals[QUANT_PLACE.h2o] = h2o;
        totals[QUANT_PLACE.plastic_pollution] = plastic;
        totals[QUANT_PLACE.land_use] = land;
      };
      this.#products.forEach((product, place) => {
        const { compiled, parts } = product;
        let [mass, sourced, recovered] = [0, 0, 0];
        for (const part of parts) {
          const { columns } = part;
          const by = multipliers[start + columns.mass] ?? 1;
          const litter = Math.min(part.litter_rate * (multipliers[start + columns.litter] ?? 1), 1);
          const recycled = Math.min(part.recycled.rate * (multipliers[start + columns.recycled] ?? 1), 1);
          const rate = Math.min(part.composted.rate * (multipliers[start + columns.composted] ?? 1), 1);
          const composted = Math.min(rate, 1 - recycled);
          const rest = by * (1 - litter);
          scales[part.scale] = by;
          scales[part.scale + 1] = by * litter;
          scales[part.scale + 2] = rest * recycled;
          scales[part.scale + 3] = rest * composted;
          scales[part.scale + 4] = rest * (1 - recycled - composted);
          mass += by * part.mass_kg;
          sourced += by * part.mass_kg * part.sourcing;
          recovered += by * part.mass_kg * (recycled + composted);
        }
        const uses = compiled.reusable ? Math.max(1, compiled.uses * (multipliers[start + product.uses] ?? 1)) : 1;
        const to = place * DRAWN_VALUES;
        sum(product.life, product.use);
        for (let column = 0; column < QUANT; column++) values[to + column] = (totals[column] ?? 0) / uses;
        sum(product.use, product.end);
        for (let column = 0; column < QUANT; column++) {
          values[to + column] = finite((values[to + column] ?? 0) + (totals[column] ?? 0));
        }
        const reusable = isReusableInRatings(compiled.reusable, uses, minUses);
        const mean = (total: number): number => (mass === 0 ? 0 : finite(total / mass));
        values[to + SOURCING] = reusable ? reusableSourcing : mean(sourced);
        values[to + RECOVERABILITY] = reusable ? 1 : 5 - 4 * mean(recovered);
      });
      return values;
    };
  }

  #part(part: UncertainPart, compiled: CompiledProduct): Part {
    const scale = this.#scales;
    this.#scales += SCALES;
    const { component_id, component_name, material, litter_class, recycled, composted } = part;
    const { recovery_streams } = this.#setting.tables;
    const streamName = (stream: string | null): string => recovery_streams.get(stream ?? "")?.name ?? material.name;
    const shared = (kind: QuantityKind, key: string, name: string, gsd: number): number =>
      key === "" ? CERTAIN : this.quantities.column(`${kind} ${key}`, { kind, name, product_name: "" }, gsd);
    return {
      ...part,
      scale,
      columns: {
        mass: this.#column(
          "mass",
          compiled,
          component_id,
          component_name,
          compiled.prodsys_name,
          compiled.custom ? SPREADS.own_mass : SPREADS.mass,
        ),
        litter: part.litter_rate === 0 ? CERTAIN : shared("litter_rate", litter_class, litter_class, SPREADS.litter),
        recycled: shared("recycling_rate", recycled.key, streamName(material.recycling_stream), SPREADS.recovery),
        composted: shared("composting_rate", composted.key, streamName(material.composting_stream), SPREADS.recovery),
      },
    };
  }

  /** A quantity of this product alone; the user's own of a built-in's id is another. */
  #column(
    kind: QuantityKind,
    { custom, prodsys_id }: CompiledProduct,
    component_id: string,
    name: string,
    product_name: string,
    gsd: number,
  ): number {
    const key = JSON.stringify([kind, custom, prodsys_id, component_id]);
    return this.quantities.column(key, { kind, name, product_name }, gsd);
  }

  /** Lines of the inventory but those of the end of life, which the fates of the parts stand for. */
  #addLines(compiled: CompiledProduct, parts: readonly Part[], basis: "life" | "use"): void {
    const { inventory, mass_kg } = compiled;
    for (let line = 0; line < inventory.length; line++) {
      const role = roleAt(inventory, line);
      if (basisOf(role) !== basis || STAGE_OF_ROLE[role] === "end_of_life") continue;
      const component = inventory.component[line] ?? WHOLE_PRODUCT;
      if (component !== WHOLE_PRODUCT) {
        this.#line(compiled, inventory, line, 1, parts[component]?.scale ?? UNSCALED);
      } else if (role === "wash_transport" && mass_kg > 0) {
        // the way to the wash carries the whole product: each component its share
        for (const part of parts) this.#line(compiled, inventory, line, part.mass_kg / mass_kg, part.scale);
      } else {
        this.#line(compiled, inventory, line, 1, UNSCALED);
      }
    }
  }

  #line(compiled: CompiledProduct, inventory: Inventory, line: number, share: number, scale: number): void {
    const rows = this.#setting.factorsOf(
      isOfProduction(roleAt(inventory, line)) ? compiled.region_production : this.#setting.region_use,
    );
    const amount = (inventory.amount[line] ?? 0) * share;
    this.#amount.push(amount);
    this.#leaked.push(amount * (inventory.plastic_share[line] ?? 1));
    this.#factor.push(this.#factors.place(rows, inventory.activity[line] ?? 0));
    this.#scale.push(scale);
  }
}
