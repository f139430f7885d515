import { METRIC_IDS, type MetricId } from "../../contract/metrics.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import { EFFECT_PRODUCTS, LARGE_CHANGE, type ChangedScore, type ScoreEffect } from "../../contract/table-upload.ts";
import type { Ports } from "../../ports.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { textOf } from "../../../workers/engine/tables/wire-value.ts";
import { builtInScores } from "./built-in-scores.ts";
import type { Tables } from "./open-tables.ts";

/** The compared part of a product's scores; the rest is dropped to save memory. */
type Compared = Pick<ProductScores, "prodsys_id" | "summary" | "score">;

interface Scored {
  readonly region: string;
  readonly usecase_id: string;
  readonly product: Compared;
}

async function scoresByProduct(ports: Pick<Ports, "pause">, tables: Tables): Promise<ReadonlyMap<string, Scored>> {
  const found = new Map<string, Scored>();
  for await (const { region, usecase_id, scores } of builtInScores(ports, tables)) {
    for (const product of scores.products) {
      if (!product) continue;
      const { prodsys_id, summary, score } = product;
      found.set(JSON.stringify([region, prodsys_id]), { region, usecase_id, product: { prodsys_id, summary, score } });
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

/** The product with the best summary per use case and region; ties go to the first id. */
function firstPlaces(scored: ReadonlyMap<string, Scored>): ReadonlyMap<string, string> {
  const best = new Map<string, Scored>();
  for (const one of scored.values()) {
    const place = JSON.stringify([one.region, one.usecase_id]);
    const rival = best.get(place);
    if (one.product.summary !== null && (rival === undefined || isAhead(one.product, rival.product))) {
      best.set(place, one);
    }
  }
  return new Map([...best].map(([place, { product }]) => [place, product.prodsys_id]));
}

/** The built-in products whose scores change between two datasets, largest change of the summary first. */
export async function scoreEffect(ports: Pick<Ports, "pause">, before: Tables, now: Tables): Promise<ScoreEffect> {
  const oldScores = await scoresByProduct(ports, before);
  const newScores = await scoresByProduct(ports, now);
  const nameOf = (prodsys_id: string): string => {
    const of = (tables: Tables) => textOf(tables.get(BASE_REGION)?.get("prodsys")?.get(prodsys_id)?.["prodsys_name"]);
    return of(now) ?? of(before) ?? prodsys_id;
  };
  const changed: ChangedScore[] = [];
  for (const key of new Set([...oldScores.keys(), ...newScores.keys()])) {
    const [earlier, later] = [oldScores.get(key), newScores.get(key)];
    const either = later ?? earlier;
    if (either === undefined) continue;
    const scores: Partial<Record<MetricId, readonly [number | null, number | null]>> = {};
    for (const metric of METRIC_IDS) {
      const pair = [earlier?.product.score[metric] ?? null, later?.product.score[metric] ?? null] as const;
      if (pair[0] !== pair[1]) scores[metric] = pair;
    }
    const summary = [earlier?.product.summary ?? null, later?.product.summary ?? null] as const;
    const isSame =
      Object.keys(scores).length === 0 && summary[0] === summary[1] && earlier?.usecase_id === later?.usecase_id;
    if (isSame) continue;
    const { region, usecase_id, product } = either;
    changed.push({
      region,
      usecase_id,
      prodsys_id: product.prodsys_id,
      prodsys_name: nameOf(product.prodsys_id),
      summary,
      scores,
    });
  }
  changed.sort((a, b) => sizeOf(b) - sizeOf(a));
  const [first, firstNow] = [firstPlaces(oldScores), firstPlaces(newScores)];
  return {
    scored: newScores.size,
    changed: changed.length,
    large: changed.filter((product) => sizeOf(product) > LARGE_CHANGE).length,
    firstPlaces: [...firstNow].filter(([place, prodsys_id]) => first.get(place) !== prodsys_id).length,
    products: changed.slice(0, EFFECT_PRODUCTS),
  };
}
