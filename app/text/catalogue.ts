import { LOCALE } from "./locale.ts";

/** A fixed text, or a sentence with named or single arguments that arrive formatted. */
export type Message = string | ((...args: never[]) => string);

/** One area of the catalogue: messages, grouped at will. */
export interface Texts {
  readonly [key: string | number]: Message | Texts | readonly (string | Texts)[];
}

/**
 * Declares an area of the catalogue (`text/en/<area>.ts`). It returns what it is given, with its exact type: a missing key or a
 * wrong argument does not compile. Areas are imported one by one, so that a lazy page carries its own texts only.
 */
export const texts = <const T extends Texts>(area: T): T => area;

const rules = new Intl.PluralRules(LOCALE);

/** The form that a count takes in this language; `other` is the form of every count without a form of its own. */
export const plural = <T>(count: number, forms: Partial<Record<Intl.LDMLPluralRule, T>> & { readonly other: T }): T =>
  forms[rules.select(count)] ?? forms.other;
