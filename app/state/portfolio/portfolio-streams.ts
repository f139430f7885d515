import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { askValue } from "../engine/ask-engine.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { portfolioInputAtom, productsInput } from "./portfolio-input.ts";
import { servicesAtom } from "../core/services.ts";

/** The streams that custom recycling settings can change, with the region's defaults; for all products of a portfolio. */
export const portfolioStreamsAtom = atomFamily((id) =>
  questionAtom(async (get) => {
    const input = get(portfolioInputAtom(id));
    if (input === null) return null;
    // streams are the same in all use cases
    const asked = productsInput(input, differentNumbers(input.table.columns.product));
    return askValue(get(servicesAtom), asked, (engine, version) => engine.recoveryStreams(version, asked));
  }),
);
