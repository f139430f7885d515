import { atom } from "jotai";
import type { SwapGroup } from "../../../workers/engine/analysis/swap-groups.ts";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { groupsOfLines } from "./portfolio-breakdown.ts";
import { portfolioSessionAtom } from "./portfolio-scores.ts";
import { ownOptions, withRegions, type FoundSwaps } from "./portfolio-swaps.ts";

export interface ChangedGroup extends SwapGroup {
  /** as the keys of Group (portfolio-breakdown.ts) */
  readonly key: string;
  /** number of lines that the swaps change */
  readonly lines: number;
}

const saved = ({ before, after }: SwapGroup): number => (before.raw.climate ?? 0) - (after.raw.climate ?? 0);

/**
 * What swaps do to the groups whose lines they change: the most saved climate impact first, months in their order.
 * `cancelled`: the lines have changed since the swaps were found.
 */
export const findSwapGroupsAtom = atom(
  null,
  async (
    get,
    _set,
    id: string,
    { table }: Pick<FoundSwaps, "table">,
    steps: readonly SwapStep[],
    by: Grouping,
  ): Promise<Outcome<readonly ChangedGroup[]>> => {
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    const own = ownOptions(get, id);
    const { keys, group } = groupsOfLines(table, by);
    const lines = keys.map(() => 0);
    for (const { places } of steps) {
      for (const place of places) {
        const number = group[place] ?? 0;
        lines[number] = (lines[number] ?? 0) + 1;
      }
    }
    const swaps = steps.map(({ prodsys_id, uses, places }) => ({ prodsys_id, uses, places }));
    const answer = await withRegions(services, () =>
      session.ask(services, async (engine, portfolio, now) =>
        now === table
          ? engine.swapGroups(swaps, own, group, keys.length, { portfolio, job: `swap groups ${id}` })
          : ({ ok: false, problem: { code: "cancelled", detail: id } } as const),
      ),
    );
    if (!answer.ok) return answer;
    const changed = answer.value.flatMap((one, at) => {
      const count = lines[at] ?? 0;
      return count === 0 ? [] : [{ ...one, key: keys[at] ?? "", lines: count }];
    });
    return ok(changed.toSorted((a, b) => (by === "month" ? (a.key < b.key ? -1 : 1) : saved(b) - saved(a))));
  },
);
