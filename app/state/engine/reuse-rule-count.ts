import { atomFamily } from "../core/atom-family.ts";
import { servicesAtom } from "../core/services.ts";
import { askValue, type AskedOf } from "./ask-engine.ts";
import { questionAtom } from "./question-atom.ts";

/** In how many use cases of a region a reusable leads, with the reuse rule and without it. */
export const reuseRuleCountAtom = atomFamily(
  (of: AskedOf) =>
    questionAtom(async (get) =>
      askValue(get(servicesAtom), of, (engine, version) => engine.reuseRuleCount(version, of.region_use)),
    ),
  ({ region_use, data_version }) => JSON.stringify([region_use, data_version]),
);
