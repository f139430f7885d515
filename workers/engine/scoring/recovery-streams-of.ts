import { getOrInsert } from "../get-or-insert.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { RecoveryGroup, RecoveryStream } from "../recovery-streams.ts";
import type { Reference } from "../tables/reference.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import { scopeOf, settledOf, type Scope } from "./scope.ts";

/** Streams of the components of the products, and those for recycling that at least one component is sorted out of. */
const streamsIn = (scope: Scope, products: ComparisonInput["products"]) => {
  const { materials } = scope.compiled.tables;
  const used = products
    .flatMap(({ prodsys_id, overrides }) => {
      const settled = settledOf(scope, prodsys_id, overrides);
      return settled?.components ?? [];
    })
    .map((component) => ({ component, material: materials.get(component.mat_recipe_id) }));
  const recycling = (designed: typeof used) => designed.map(({ material }) => material?.recycling_stream ?? "");
  return {
    concerned: new Set([...recycling(used), ...used.map(({ material }) => material?.composting_stream ?? "")]),
    designed: new Set(recycling(used.filter(({ component }) => component.designed_for_recycling))),
  };
};

/**
 * Groups of streams for custom recycling settings, with the default of the region of use and whether the products belong
 * to them (method.md section 6; specification section 3, Material recovery). Omits streams without a choice to show, and
 * empty groups. Never throws.
 */
export const recoveryStreamsOf = (reference: Reference, input: ComparisonInput): readonly RecoveryGroup[] => {
  const scope = scopeOf(reference, input);
  const { recovery_streams, recovery_groups, collected } = scope.compiled.tables;
  const { concerned, designed } = streamsIn(scope, input.products);
  const groups = new Map<string, RecoveryStream[]>();
  for (const [mat_recov_id, { name, group_id, recycle_shown, compost_shown }] of recovery_streams) {
    if (!recycle_shown && !compost_shown) continue;
    // a stream without a regional row counts as not collected, as in the scores
    const regional = collected.get(mat_recov_id) ?? { recycle: "off", compost: "off" };
    const stream: RecoveryStream = {
      mat_recov_id,
      mat_recov_name: name,
      recycle: recycle_shown ? regional.recycle : null,
      compost: compost_shown ? regional.compost : null,
      concerned: concerned.has(mat_recov_id),
      designed: designed.has(mat_recov_id),
    };
    getOrInsert(groups, group_id, () => []).push(stream);
  }
  const orderOf = (id: string): number => recovery_groups.get(id)?.order ?? Number.MAX_SAFE_INTEGER;
  return [...groups]
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b) || byCodeUnits(a, b))
    .map(([id, streams]) => ({
      mat_recov_group_id: id,
      mat_recov_group_name: recovery_groups.get(id)?.name ?? id,
      streams,
    }));
};
