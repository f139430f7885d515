import { inLocale } from "./locale.ts";

/** A fixed text, or a sentence with named or single arguments that arrive formatted. */
export type Message = string | ((...args: never[]) => string);

/** One area of the catalogue: messages, grouped at will. */
export interface Texts {
  readonly [key: string | number]: Message | Texts | readonly (string | Texts)[];
}

type Take = (name: string, area: Texts) => void;

const declared: [name: string, area: Texts][] = [];
let take: Take = (...area) => void declared.push(area);

/**
 * Declares an area of the catalogue (`text/en/<name>.ts`). It returns what it is given, with its exact type: a missing key or a
 * wrong argument does not compile. Areas are imported one by one, so that a lazy page carries its own texts only.
 */
export const texts = <const T extends Texts>(name: string, area: T): T => {
  take(name, area);
  return area;
};

/** Hands over every area, those of pages to come as they are declared: another language puts its words in their place. */
export const takeAreas = (taking: Take): void => {
  take = taking;
  for (const area of declared) take(...area);
};

const rules = inLocale((locale) => new Intl.PluralRules(locale));

/** The form that a count takes in the language; `other` is the form of every count without a form of its own. */
export const plural = <T>(count: number, forms: Partial<Record<Intl.LDMLPluralRule, T>> & { readonly other: T }): T =>
  forms[rules().select(count)] ?? forms.other;
