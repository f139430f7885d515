import { inLocale } from "./locale.ts";

/** A fixed text, or a function of formatted arguments. */
export type Message = string | ((...args: never[]) => string);

/** One area of the text catalogue: messages in any grouping. */
export interface Texts {
  readonly [key: string | number]: Message | Texts | readonly (string | Texts)[];
}

type Take = (name: string, area: Texts) => void;

const declared: [name: string, area: Texts][] = [];
let take: Take = (...area) => void declared.push(area);

/**
 * Declares an area of the catalogue (`text/en/<name>.ts`) and returns it with its exact type: a missing key or a wrong
 * argument does not compile. Components import single areas, so that a lazy page bundles only its own texts.
 */
export const texts = <const T extends Texts>(name: string, area: T): T => {
  take(name, area);
  return area;
};

/** Calls `taking` for every declared area and for each one declared later; used to replace texts by a translation. */
export const forEachArea = (taking: Take): void => {
  take = taking;
  for (const area of declared) take(...area);
};

const rules = inLocale((locale) => new Intl.PluralRules(locale));

/** The plural form of a count in the current language; `other` is the default. */
export const plural = <T>(count: number, forms: Partial<Record<Intl.LDMLPluralRule, T>> & { readonly other: T }): T =>
  forms[rules().select(count)] ?? forms.other;
