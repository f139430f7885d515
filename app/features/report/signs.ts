/** What a sign below a table of scores may mean, in the order of its key. */
const MEANINGS = ["assumed", "below_scale", "law"] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The letter of each meaning that a table holds, from `a` on; null = the table does not hold it. */
export type Signs = Readonly<Record<Meaning, string | null>>;

/** Letters for what a table holds, without a gap. */
export const signsOf = (holds: Readonly<Record<Meaning, boolean>>): Signs => {
  const held = MEANINGS.filter((meaning) => holds[meaning]);
  const sign = (meaning: Meaning): string | null => "abc"[held.indexOf(meaning)] ?? null;
  return { assumed: sign("assumed"), below_scale: sign("below_scale"), law: sign("law") };
};
