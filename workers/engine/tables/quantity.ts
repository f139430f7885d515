/**
 * Number types branded with a unit (architecture.md, rule 3): the type checker rejects grams where kilograms are
 * expected. Arithmetic returns a plain number; the constructors below brand it again.
 */
declare const unit: unique symbol;

export type Kilograms = number & { readonly [unit]: "kg" };
export type Tonnes = number & { readonly [unit]: "t" };
export type Kilometres = number & { readonly [unit]: "km" };
/** 0 to 1 */
export type Fraction = number & { readonly [unit]: "1" };

/** Brands a number of kilograms. */
export const kilograms = (value: number): Kilograms => value as Kilograms;
/** Converts grams to kilograms. */
export const kilogramsOfGrams = (grams: number): Kilograms => (grams / 1000) as Kilograms;
/** Converts kilograms to tonnes. */
export const tonnesOfKilograms = (mass: Kilograms): Tonnes => (mass / 1000) as Tonnes;
/** Brands a number of kilometres. */
export const kilometres = (value: number): Kilometres => value as Kilometres;

/** Clamps silently to 0-1. */
export const fraction = (value: number): Fraction => Math.min(Math.max(value, 0), 1) as Fraction;
/** 0-100 to 0-1; clamps silently. */
export const fractionOfPercent = (percent: number): Fraction => fraction(percent / 100);

/** Keeps results finite if damaged tables overflow: NaN becomes 0, infinity the largest number of its sign. */
export const finite = (value: number): number => {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? 0 : Math.sign(value) * Number.MAX_VALUE;
};
