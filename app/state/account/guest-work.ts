import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import { GUEST } from "../core/owner.ts";
import type { OpenServices } from "../core/services.ts";

/** Number of documents per kind. */
export type WorkCounts = Readonly<Record<NamedKind, number>>;

const KINDS = ["comparison", "portfolio", "product", "food"] as const satisfies readonly NamedKind[];

/** Counts the guest's documents in this browser; a kind that cannot be read counts as 0. */
export async function countGuestWork({ work }: OpenServices): Promise<WorkCounts> {
  const counts = { comparison: 0, portfolio: 0, product: 0, food: 0 };
  for (const kind of KINDS) {
    const list = await work[kind].list(GUEST);
    if (list.ok) counts[kind] = list.value.documents.length;
  }
  return counts;
}

/** Whether there is no work of any kind. */
export const isEmpty = (counts: WorkCounts): boolean => KINDS.every((kind) => counts[kind] === 0);
