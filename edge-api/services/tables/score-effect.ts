import { METRIC_IDS } from "../../contract/metrics.ts";
import type { MetricId } from "../../contract/metrics.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import { EFFECT_PRODUCTS } from "../../contract/table-upload.ts";
import type { ChangedScore, ScoreEffect } from "../../contract/table-upload.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { textOf } from "../../../workers/engine/tables/wire-value.ts";
import { builtInScores } from "./built-in-scores.ts";
import type { Tables } from "./open-tables.ts";

interface Scored {
  readonly region: string;
  readonly usecase_id: string;
  readonly product: ProductScores;
}

function scoresByProduct(tables: Tables): ReadonlyMap<string, Scored> {
  const found = new Map<string, Scored>();
  for (const { region, usecase_id, scores } of builtInScores(tables)) {
    for (const product of scores.products) {
      if (product) found.set(JSON.stringify([region, product.prodsys_id]), { region, usecase_id, product });
    }
  }
  return found;
}

const sizeOf = ({ summary: [before, now] }: ChangedScore): number =>
  before === null || now === null ? Number.POSITIVE_INFINITY : Math.abs(now - before);

/** Which built-in products would score otherwise, the largest changes of the summary first. */
export function scoreEffect(before: Tables, now: Tables): ScoreEffect {
  const [was, is] = [scoresByProduct(before), scoresByProduct(now)];
  const nameOf = (prodsys_id: string): string => {
    const of = (tables: Tables) => textOf(tables.get(BASE_REGION)?.get("prodsys")?.get(prodsys_id)?.["prodsys_name"]);
    return of(now) ?? of(before) ?? prodsys_id;
  };
  const changed: ChangedScore[] = [];
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const [old, fresh] = [was.get(key), is.get(key)];
    const either = fresh ?? old;
    if (either === undefined) continue;
    const scores: Partial<Record<MetricId, readonly [number | null, number | null]>> = {};
    for (const metric of METRIC_IDS) {
      const pair = [old?.product.score[metric] ?? null, fresh?.product.score[metric] ?? null] as const;
      if (pair[0] !== pair[1]) scores[metric] = pair;
    }
    const summary = [old?.product.summary ?? null, fresh?.product.summary ?? null] as const;
    const isSame =
      Object.keys(scores).length === 0 && summary[0] === summary[1] && old?.usecase_id === fresh?.usecase_id;
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
  return { scored: is.size, changed: changed.length, products: changed.slice(0, EFFECT_PRODUCTS) };
}
