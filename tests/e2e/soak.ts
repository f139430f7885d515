import { IS_SOAK } from "../fixtures/soak.ts";

/** Details of a test that runs with `npm run soak` only; `common-config.ts` leaves out what has this tag. */
export const SOAK = { tag: "@soak" } as const;

/** `TARE_SEED` chooses another sample; without it every run has the same one, so that a commit has one answer. */
const SEED = Number(process.env["TARE_SEED"] ?? 20_261_122);

/** A number for a text, always the same for one seed (FNV-1a). */
export const seededNumber = (text: string): number => {
  let hash = 0x81_1c_9d_c5 ^ SEED;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
};

/** All items with `npm run soak`, otherwise `count` of them, in their order. */
export const sampled = <T>(items: readonly T[], count: number): readonly T[] => {
  if (IS_SOAK) return items;
  const ranked = [...items.keys()].toSorted((a, b) => seededNumber(`item ${a}`) - seededNumber(`item ${b}`));
  const chosen = new Set(ranked.slice(0, count));
  return items.filter((_, at) => chosen.has(at));
};
