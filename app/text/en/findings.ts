import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 use", other: `${formatCount(count)} uses` });

/** null = in all draws */
const atLeast = (share: string | null): string => (share === null ? "every draw" : `at least ${share}`);

/** The findings in words below the ranking. Names arrive written as inside a sentence, numbers formatted. */
export const findingsTexts = texts("findings", {
  sure: {
    kicker: "How sure",
    wins: (name: string) => `The ${quoted(name)} wins`,
    reusableOpen: "A reusable wins; which one is undecided",
    singleUseOpen: "A single-use product wins; which one is undecided",
    open: (count: number) => `Undecided between ${formatCount(count)} products`,
    closest: (other: string, share: string, hasMore: boolean) =>
      hasMore
        ? `It beats the ${quoted(other)} in ${share} of draws, and the others at least as often.`
        : `It beats the ${quoted(other)} in ${share} of draws.`,
    between: (name: string, other: string, share: string) =>
      `The ${quoted(name)} beats the ${quoted(other)} in ${share} of draws.`,
    reusablesAhead: (share: string | null) => `Every reusable beats every single-use product in ${atLeast(share)}.`,
    singleUseAhead: (share: string | null) => `Every single-use product beats every reusable in ${atLeast(share)}.`,
    from: "We name a winner from 80% on.",
  },
  decides: {
    kicker: "What decides it",
    metric: (metric: string, score: string, other: string) => `${metric}: ${score} against ${other}`,
    apart: (name: string, other: string) => `It sets the ${quoted(name)} apart from the ${quoted(other)} the most.`,
    /** of the first product's climate impact */
    stage: (stage: string, value: string, total: string) => `${stage} causes ${value} of its ${total}.`,
    stageAndEstimates: (stage: string, value: string, total: string, share: string) =>
      `${stage} causes ${value} of its ${total}; ${share} of that rests on estimates.`,
  },
  uses: {
    kicker: "From how many uses",
    paid: (products: readonly { readonly name: string; readonly uses: number }[]) =>
      formatList(
        products.map(
          ({ name, uses: count }, at) => `${at === 0 ? uses(count) : formatCount(count)} for the ${quoted(name)}`,
        ),
      ),
    never: "Never on climate",
    ahead: (count: number) =>
      `From there on ${count === 1 ? "it is" : "each is"} ahead of every single-use product compared on climate.`,
  },
  portfolio: {
    /** points between the 5–95% ranges, of the distance of the scores */
    certain: (certain: string, gap: string) =>
      `At least ${certain} of the ${gap} points to the best choice are certain`,
    open: "Too close to the best choice",
    same: "As good as the best choice",
    better: (share: string) => `The best built-in product on every line scores higher in ${share} of draws.`,
    product: (name: string, share: string) => `${capital(name)}: ${share} of the climate impact`,
    stage: (value: string, total: string, stage: string, share: string) =>
      `It causes ${value} of ${total}. The largest life-cycle stage of all products is ${stage}, ${share}.`,
    all: (total: string, stage: string, share: string) =>
      `That is ${total}. The largest life-cycle stage is ${stage}, ${share}.`,
  },
});
