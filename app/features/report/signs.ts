/** Meanings of the footnote signs in a score table, in the order of the key. */
const MEANINGS = ["assumed", "below_scale", "law"] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The letter of each meaning, from `a` on; null = does not occur in the table. */
export type Signs = Readonly<Record<Meaning, string | null>>;

/** Assigns consecutive letters to the meanings that occur in a table. */
export const signsOf = (holds: Readonly<Record<Meaning, boolean>>): Signs => {
  const held = MEANINGS.filter((meaning) => holds[meaning]);
  const sign = (meaning: Meaning): string | null => "abc"[held.indexOf(meaning)] ?? null;
  return { assumed: sign("assumed"), below_scale: sign("below_scale"), law: sign("law") };
};
