import type { Atom } from "jotai";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { servicesAtom } from "../core/services.ts";
import { settingsOf } from "../../../workers/engine/portfolio/entry-scoring.ts";

/** The streams that custom recycling settings can change, with the region's defaults; for all products of a portfolio. */
export const portfolioStreamsAtom = atomFamily((id): Atom<Answer<readonly RecoveryGroup[]>> =>
  questionAtom(async (get) => {
    const input = get(portfolioInputAtom(id));
    if (input === null) return null;
    const { table, context, settings } = input;
    const products = differentNumbers(table.columns.product).map((number) => {
      const prodsys_id = table.idOf(number);
      const overrides = settingsOf(settings, prodsys_id);
      return { prodsys_id, ...(overrides === undefined ? {} : { overrides }) };
    });
    // streams are the same in all use cases; the engine needs an existing one
    const asked = { ...context, usecase_id: table.useCases[0] ?? "", food_id: "", products };
    const answer = await askEngine(get(servicesAtom), context, (engine, version) =>
      engine.recoveryStreams(version, asked),
    );
    return answer.ok ? ok(answer.value.value) : answer;
  }),
);
