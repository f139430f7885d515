import { expose, transfer } from "comlink";
import { buffersOf } from "./engine/portfolio/line-buffers.ts";
import type { ScoringApi } from "./scoring-api.ts";
import { createScoringService } from "./scoring-service.ts";
import { DRAFT_ID } from "./engine/rules/saved-of-draft.ts";
import type { Warning, WarningCode } from "./engine/warning.ts";

/** Text per warning code; ofProduct: the line also names the product, since each product has its own cause. */
const WORDS = {
  unknown_activity: { text: "unknown activity", ofProduct: false },
  unknown_material: { text: "unknown material", ofProduct: false },
  unknown_litter_class: { text: "unknown litter class", ofProduct: false },
  unknown_metric: { text: "unknown metric, or a figure of it is missing", ofProduct: false },
  unknown_food: { text: "unknown food", ofProduct: false },
  unknown_wash_system: { text: "unknown wash system", ofProduct: false },
  unknown_transport_mode: { text: "unknown transport mode", ofProduct: false },
  missing_main_recipe: { text: "missing main recipe", ofProduct: true },
  missing_recovery_rate: { text: "missing recovery rate", ofProduct: false },
  missing_colour_range: { text: "missing colour range for a score", ofProduct: false },
  missing_presence_score: { text: "missing score of presence", ofProduct: false },
  missing_entry: { text: "no such product or food", ofProduct: false },
  mass_fractions_not_one: { text: "mass fractions do not sum to 1", ofProduct: false },
  value_out_of_range: { text: "value out of range", ofProduct: true },
  below_scale: { text: "score below 1 was raised to 1", ofProduct: true },
} as const satisfies Record<WarningCode, { readonly text: string; readonly ofProduct: boolean }>;

/** Maximum number of lines until other data are loaded. */
const MAX_CAUSES = 500;

/**
 * Wraps the service: writes a line for each data problem and each score out of range in its results, once per cause
 * until other data are loaded (specification sections 5 and 8, console warnings).
 * @param write writes a line, such as console.warn
 */
export function withWarningLog(service: ScoringApi, write: (line: string) => void): ScoringApi {
  const causes = new Set<string>();

  const note = ({ code, id, prodsys_id }: Warning): void => {
    // the form marks what a draft lacks: the console is for faults of data
    if (prodsys_id === DRAFT_ID) return;
    const { text, ofProduct } = WORDS[code];
    const product = ofProduct && prodsys_id !== undefined && prodsys_id !== id ? `, product ${prodsys_id}` : "";
    const line = `Tare: ${text}: ${id}${product}`;
    if (causes.has(line) || causes.size === MAX_CAUSES) return;
    causes.add(line);
    write(line);
  };

  type Scored = { readonly ok: true; readonly value: { readonly warnings: readonly Warning[] } };
  const noted = async <Answer extends Scored | { readonly ok: false }>(pending: Promise<Answer>): Promise<Answer> => {
    const answer = await pending;
    if (answer.ok) answer.value.warnings.forEach(note);
    return answer;
  };

  return {
    ...service,
    loadReference: async (bytes) => {
      const loaded = await service.loadReference(bytes);
      if (loaded.ok) causes.clear();
      return loaded;
    },
    scoreComparison: (...args) => noted(service.scoreComparison(...args)),
    openPortfolio: (...args) => noted(service.openPortfolio(...args)),
    rescorePortfolio: (...args) => noted(service.rescorePortfolio(...args)),
    editPortfolio: (...args) => noted(service.editPortfolio(...args)),
  };
}

// the only place that writes data problems to the console
const service = withWarningLog(createScoringService(), (line) => console.warn(line));

expose({
  ...service,
  unpackReply: async (reply) => {
    const result = await service.unpackReply(reply);
    return transfer(result, result.ok ? result.value.map(({ bytes }) => bytes) : []);
  },
  unpackShare: async (text) => {
    const result = await service.unpackShare(text);
    return transfer(result, result.ok && result.value?.lines ? buffersOf(result.value.lines) : []);
  },
  takeSheet: async (sheet) => {
    const result = await service.takeSheet(sheet);
    return transfer(result, result.ok ? buffersOf(result.value) : []);
  },
} satisfies ScoringApi);
