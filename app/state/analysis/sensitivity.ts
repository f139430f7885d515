import { atom, type Atom, type Getter } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import { type Lever, withLever } from "../../../workers/engine/analysis/lever.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { settingsOf } from "../../../workers/engine/portfolio/line-scoring.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { atomFamily, readonlyAtom } from "../core/atom-family.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import type { Subject } from "../core/subject.ts";
import { putIntoComparisonAtom, putIntoPortfolioAtom } from "../editors/put-saved-product.ts";
import { askEngine, askValue, scoreWithRegions } from "../engine/ask-engine.ts";
import { type Answer, liveQuestionAtom, questionAtom } from "../engine/question-atom.ts";
import { portfolioInputAtom, productInput } from "../portfolio/portfolio-input.ts";
import { PortfolioSession } from "../portfolio/portfolio-session.ts";
import { subjectHead } from "../work/portfolio-heads.ts";
import { productRecord, saveCopyAtom } from "../work/product-copy.ts";

export interface MovedProduct extends Subject {
  readonly prodsys_id: string;
}

/** A lever of a product and its tried value; nothing is saved. */
export interface TriedLever extends MovedProduct {
  readonly lever: Lever;
  readonly value: number;
}

/** The engine's input for a product: its place in its comparison, or alone with its settings for a portfolio. */
const askedOf = (
  get: Getter,
  { kind, id, prodsys_id }: MovedProduct,
): { input: ComparisonInput; place: number } | null => {
  if (kind === "comparison") {
    const input = get(comparisonInputAtom(id));
    const place = input?.products.findIndex((product) => product.prodsys_id === prodsys_id) ?? -1;
    return input === null || place === -1 ? null : { input, place };
  }
  const portfolio = get(portfolioInputAtom(id));
  if (portfolio === null) return null;
  const { table, context } = portfolio;
  const { product } = table.columns;
  const number = differentNumbers(product).find((one) => table.idOf(one) === prodsys_id);
  if (number === undefined) return null;
  const { usecase_id, food_id } = table.line(product.indexOf(number));
  const products = [productInput(prodsys_id, portfolio)];
  return { input: { ...context, usecase_id, food_id, products }, place: 0 };
};

const movedKey = ({ kind, id, prodsys_id }: MovedProduct): string => JSON.stringify([kind, id, prodsys_id]);

/** The levers of a product; asked only while a component shows them. */
export const leversAtom = atomFamily(
  (product: MovedProduct): Atom<Answer<readonly Lever[]>> =>
    questionAtom(async (get) => {
      const asked = askedOf(get, product);
      if (asked === null) return null;
      const { input, place } = asked;
      return askValue(get(servicesAtom), input, (engine, version) => engine.levers(version, input, place));
    }),
  movedKey,
);

/** Summaries along a lever, where the order changes, and their dataset version. */
export interface Curve extends Sensitivity {
  readonly data_version: string;
}

/** Makes a family of curves: the same atom for the same product and lever. */
export const curveFamily = (made: (product: MovedProduct, lever_id: string) => Atom<Answer<Curve>>) =>
  atomFamily(made, (product, lever_id) => JSON.stringify([movedKey(product), lever_id]));

/** The curve of a lever of a comparison's product. */
export const sensitivityAtom = curveFamily((product, lever_id) =>
  questionAtom(async (get) => {
    const asked = askedOf(get, product);
    if (asked === null) return null;
    const { input, place } = asked;
    const answer = await askEngine(get(servicesAtom), input, (engine, version) =>
      engine.sensitivity(version, input, place, lever_id),
    );
    if (!answer.ok) return answer;
    const { value: curve, version } = answer.value;
    return curve && ok({ ...curve, data_version: version });
  }),
);

/** The lever being moved, with a value that is not saved; null = none. */
export const [triedLeverAtom, tryLeverAtom] = readonlyAtom<TriedLever | null>(null);

/** The scores of the comparison with the moved lever. */
export const triedComparisonAtom = liveQuestionAtom(async (get) => {
  const tried = get(triedLeverAtom);
  const services = get(servicesAtom);
  const asked = tried?.kind === "comparison" ? askedOf(get, tried) : null;
  if (tried === null || asked === null) return null;
  const products = asked.input.products.map((product, place) =>
    place === asked.place ? { ...product, overrides: withLever(product.overrides, tried.lever, tried.value) } : product,
  );
  const answer = await scoreWithRegions(services, { ...asked.input, products });
  return answer.ok ? ok(answer.value.value) : answer;
});

/** A second session: the saved portfolio stays open in its own. */
const trySessionAtom = atom(() => new PortfolioSession("lever that is tried"));

/** The scores of the portfolio with the moved lever. */
export const triedPortfolioAtom = liveQuestionAtom(async (get, signal) => {
  const tried = get(triedLeverAtom);
  const services = get(servicesAtom);
  const session = get(trySessionAtom);
  const input = tried?.kind === "portfolio" ? get(portfolioInputAtom(tried.id)) : null;
  if (tried === null || input === null) return null;
  const before = settingsOf(input.settings, tried.prodsys_id);
  const settings = { ...input.settings, [tried.prodsys_id]: withLever(before, tried.lever, tried.value) };
  const answer = await session.score(services, { ...input, settings }, signal);
  return answer.ok ? ok(answer.value.value) : answer;
});

/** The energy of a wash belongs to the washing system, not to a product, so it cannot be saved with one. */
export const canBeSaved = ({ kind }: Lever): boolean => kind !== "wash_energy";

/** The product with the lever's value applied, ready to save: a tried mass is distributed over its components. */
const savedWithLever = ({ customProduct, overrides }: SavedProduct, lever: Lever, value: number): SavedProduct => {
  if (lever.kind === "mass") {
    const components = customProduct.product.components.map((part) => ({
      ...part,
      mass_grams: (part.mass_grams * value) / lever.now,
    }));
    return { customProduct: { ...customProduct, product: { ...customProduct.product, components } }, overrides };
  }
  const { what_if: _, ...moved } = withLever(overrides, lever, value);
  return { customProduct, overrides: moved };
};

/**
 * Saves the product with the moved lever as an own product and puts it in the place of the original in the comparison or
 * portfolio. Gives its name: the wanted one, with a number if it is taken.
 */
export const saveTriedAtom = atom(
  null,
  async (get, set, tried: TriedLever, wanted: string): Promise<Outcome<string>> => {
    const { kind, id, prodsys_id, lever, value } = tried;
    const region_use = subjectHead(get, tried)?.region_use;
    if (region_use === undefined) return failed("not_found", id);
    const record = await productRecord(get, prodsys_id, region_use);
    if (!record.ok) return record;
    const base = record.value;
    if (base === null) return failed("not_found", prodsys_id);
    const saved = await set(saveCopyAtom, savedWithLever(base, lever, value), wanted);
    if (!saved.ok) return saved;
    const { prodsys_id: made, prodsys_name } = saved.value;
    const taken = { prodsys_id: made, kind: "copy", original: { prodsys_id } } as const;
    const outcome =
      kind === "comparison"
        ? await set(putIntoComparisonAtom, id, taken)
        : await set(putIntoPortfolioAtom, id, taken, base.customProduct.product.usecase);
    return outcome.ok ? ok(prodsys_name) : outcome;
  },
);
