import { METRIC_IDS, type MetricId } from "../../contract/metrics.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import { EFFECT_PRODUCTS, LARGE_CHANGE } from "../../contract/table-upload.ts";
import type { ChangedScore, ScoreEffect } from "../../contract/admin-replies.ts";
import type { Ports } from "../../ports.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { textOf } from "../../../workers/engine/tables/wire-value.ts";
import { builtInScores } from "./built-in-scores.ts";
import type { Tables } from "./open-tables.ts";

/** The compared part of a product's scores; the rest is dropped to save memory. */
type Compared = Pick<ProductScores, "prodsys_id" | "summary" | "score"> & { readonly usecase_id: string };

/** The built-in products of a region by id. */
type Scored = ReadonlyMap<string, Compared>;

async function scoresIn(ports: Pick<Ports, "pause">, tables: Tables, region: string): Promise<Scored> {
  const found = new Map<string, Compared>();
  if (!tables.has(region)) return found;
  for await (const { usecase_id, scores } of builtInScores(ports, tables, [region])) {
    for (const product of scores.products) {
      if (!product) continue;
      const { prodsys_id, summary, score } = product;
      found.set(prodsys_id, { usecase_id, prodsys_id, summary, score });
    }
  }
  return found;
}

/** Size of the change of the summary; infinite if it appears or disappears. */
const sizeOf = ({ summary: [before, now] }: ChangedScore): number => {
  if (before === now) return 0;
  return before === null || now === null ? Number.POSITIVE_INFINITY : Math.abs(now - before);
};

const isAhead = (one: Compared, other: Compared): boolean => {
  const [own, its] = [one.summary ?? -1, other.summary ?? -1];
  return own === its ? one.prodsys_id < other.prodsys_id : own > its;
};

/** The product with the best summary per use case; ties go to the first id. */
function firstPlaces(scored: Scored): ReadonlyMap<string, string> {
  const best = new Map<string, Compared>();
  for (const product of scored.values()) {
    const rival = best.get(product.usecase_id);
    if (product.summary !== null && (rival === undefined || isAhead(product, rival))) {
      best.set(product.usecase_id, product);
    }
  }
  return new Map([...best].map(([usecase_id, { prodsys_id }]) => [usecase_id, prodsys_id]));
}

/** The change of a product; null: none. */
function changeOf(earlier: Compared | undefined, later: Compared | undefined) {
  const scores: Partial<Record<MetricId, readonly [number | null, number | null]>> = {};
  for (const metric of METRIC_IDS) {
    const pair = [earlier?.score[metric] ?? null, later?.score[metric] ?? null] as const;
    if (pair[0] !== pair[1]) scores[metric] = pair;
  }
  const summary = [earlier?.summary ?? null, later?.summary ?? null] as const;
  const isSame =
    Object.keys(scores).length === 0 && summary[0] === summary[1] && earlier?.usecase_id === later?.usecase_id;
  return isSame ? null : { summary, scores };
}

/**
 * The built-in products whose scores change between two datasets, largest change of the summary first. One region at a
 * time: the scores of all regions would exceed the memory of a request.
 */
export async function scoreEffect(ports: Pick<Ports, "pause">, before: Tables, now: Tables): Promise<ScoreEffect> {
  const nameOf = (prodsys_id: string): string => {
    const of = (tables: Tables) => textOf(tables.get(BASE_REGION)?.get("prodsys")?.get(prodsys_id)?.["prodsys_name"]);
    return of(now) ?? of(before) ?? prodsys_id;
  };
  const effect = { scored: 0, changed: 0, large: 0, firstPlaces: 0 };
  let largest: readonly ChangedScore[] = [];
  for (const region of new Set([...before.keys(), ...now.keys()])) {
    const [oldScores, newScores] = [await scoresIn(ports, before, region), await scoresIn(ports, now, region)];
    const changed = [...new Set([...oldScores.keys(), ...newScores.keys()])].flatMap((prodsys_id) => {
      const [earlier, later] = [oldScores.get(prodsys_id), newScores.get(prodsys_id)];
      const change = changeOf(earlier, later);
      const usecase_id = (later ?? earlier)?.usecase_id ?? "";
      return change === null ? [] : [{ region, usecase_id, prodsys_id, prodsys_name: nameOf(prodsys_id), ...change }];
    });
    const first = firstPlaces(oldScores);
    effect.scored += newScores.size;
    effect.changed += changed.length;
    effect.large += changed.filter((product) => sizeOf(product) > LARGE_CHANGE).length;
    effect.firstPlaces += [...firstPlaces(newScores)].filter(([usecase, id]) => first.get(usecase) !== id).length;
    largest = [...largest, ...changed].toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, EFFECT_PRODUCTS);
  }
  return { ...effect, products: largest };
}
