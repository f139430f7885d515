import { products } from "../analysis/packaging-figures.ts";
import type { LawTables, UkMaterial } from "./law-tables.ts";
import { basisOf, type BasisKg, type CountedPart } from "./packaging-in-law.ts";
import type { UkRow } from "./uk-row.ts";

/** What the organisation states about itself and its packaging. */
export interface UkProducer {
  /** number that the regulator gave, six digits */
  readonly organisation_id: string;
  readonly organisation_size: "L" | "S";
  /** 2025-H1, 2025-H2; small organisations 2025-P0 */
  readonly submission_period: string;
  /** code of packaging_activity */
  readonly packaging_activity: string;
  /** transport: used to move goods, and not handed to whoever consumes them */
  readonly level: "primary" | "transport";
}

/** A row of the file with the figures behind it. */
export interface UkLine {
  readonly row: UkRow;
  /** not rounded */
  readonly kg: number;
  /** pieces of products that have a part in the row, each product once */
  readonly pieces: number;
  readonly basis: BasisKg;
  /** base fee, pounds a tonne; null = no fee is charged on the row */
  readonly rate: number | null;
  /** pounds, an estimate; 0 without a fee */
  readonly fee: number;
}

export interface UkFile {
  /** heaviest first */
  readonly lines: readonly UkLine[];
  /** below half a kilogram, which the file cannot state; in no line */
  readonly too_light_kg: number;
  /** of materials without a code; in no line */
  readonly without_code_kg: number;
}

const DRINKS_USE_CASES = ["beverage_bottle", "beverage_can"];
const DRINKS_MATERIALS: readonly UkMaterial[] = ["PL", "AL", "ST", "GL"];
/** kg of a tonne */
const TONNE = 1000;
const HALF = 0.5;

interface Class {
  readonly packaging_type: string;
  readonly packaging_class: string;
}

const classOf = (part: CountedPart, isDrinks: boolean, { organisation_size, level }: UkProducer): Class => {
  const isTransport = level === "transport";
  const isHousehold = part.market === "household";
  if (isDrinks && !isTransport && (isHousehold || organisation_size === "L"))
    return { packaging_type: isHousehold ? "HDC" : "NDC", packaging_class: "" };
  if (organisation_size === "S") return { packaging_type: "SP", packaging_class: isTransport ? "P4" : "P1" };
  if (part.reusable) return { packaging_type: "RU", packaging_class: isTransport ? "P5" : "P1" };
  if (isHousehold) return { packaging_type: "HH", packaging_class: isTransport ? "P3" : "P1" };
  return { packaging_type: "NH", packaging_class: isTransport ? "P4" : "P1" };
};

/** Large organisations state the kind of household plastic; other materials are named always. */
const subtypeOf = (uk: UkMaterial, subtype: string, { packaging_type }: Class, size: string): string =>
  uk === "OT" || (uk === "PL" && packaging_type === "HH" && size === "L") ? subtype : "";

/** Fees are charged to large organisations for household packaging and household drinks containers of glass. */
const hasFee = (uk: UkMaterial, { packaging_type }: Class, size: string): boolean =>
  size === "L" && (packaging_type === "HH" || (packaging_type === "HDC" && uk === "GL"));

interface Sum {
  readonly shape: Omit<UkRow, "packaging_material_weight" | "packaging_material_units">;
  readonly parts: CountedPart[];
  readonly uk: UkMaterial;
  readonly rate: number | null;
  readonly isDrinks: boolean;
  /** each product once; the file states them of drinks containers only */
  pieces: number;
}

/**
 * The packaging data file of the United Kingdom from the parts that are packaging in law. A single-use bottle or can is a
 * drinks container: its main material and other parts of the same material, in units and kg; parts of other materials, such as
 * a label, are reported with the other packaging (our reading).
 */
export function ukFile(counted: readonly CountedPart[], producer: UkProducer, law: LawTables): UkFile {
  const sums = new Map<string, Sum>();
  let without_code_kg = 0;
  for (const parts of products(counted)) {
    const main = parts.toSorted((a, b) => b.kg - a.kg)[0];
    /** rows that have this product already */
    const counted_in = new Set<Sum>();
    const isContainer = main?.reusable === false && DRINKS_USE_CASES.includes(main.usecase_id);
    const drinks = isContainer ? DRINKS_MATERIALS.find((code) => code === main.law?.uk) : undefined;
    for (const part of parts) {
      if (part.law === null) {
        without_code_kg += part.kg;
        continue;
      }
      const { uk, uk_subtype } = part.law;
      const kind = classOf(part, drinks === uk, producer);
      const shape = {
        organisation_id: producer.organisation_id,
        subsidiary_id: "",
        organisation_size: producer.organisation_size,
        submission_period: producer.submission_period,
        packaging_activity: producer.packaging_activity,
        ...kind,
        packaging_material: uk,
        packaging_material_subtype: subtypeOf(uk, uk_subtype, kind, producer.organisation_size),
        from_country: "",
        to_country: "",
        transitional_packaging_units: "",
        ram_rag_rating: "",
      };
      const key = JSON.stringify(shape);
      const sum = sums.get(key) ?? {
        shape,
        parts: [],
        uk,
        rate: hasFee(uk, kind, producer.organisation_size) ? law.uk_fees[uk] : null,
        isDrinks: ["HDC", "NDC"].includes(kind.packaging_type),
        pieces: 0,
      };
      sums.set(key, sum);
      sum.parts.push(part);
      if (!counted_in.has(sum)) sum.pieces += part.pieces;
      counted_in.add(sum);
    }
  }
  const all = [...sums.values()].map((sum) => ({ ...sum, kg: sum.parts.reduce((total, { kg }) => total + kg, 0) }));
  const lines = all
    .filter(({ kg }) => kg >= HALF)
    .toSorted((a, b) => b.kg - a.kg)
    .map(({ shape, parts, rate, isDrinks, pieces, kg }): UkLine => {
      const whole = Math.round(kg);
      return {
        row: {
          ...shape,
          packaging_material_weight: String(whole),
          packaging_material_units: isDrinks ? String(Math.max(1, Math.round(pieces))) : "",
        },
        kg,
        pieces,
        basis: basisOf(parts),
        rate,
        fee: ((rate ?? 0) * whole) / TONNE,
      };
    });
  const too_light_kg = all.reduce((total, { kg }) => (kg < HALF ? total + kg : total), 0);
  return { lines, too_light_kg, without_code_kg };
}
