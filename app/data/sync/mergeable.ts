/** How documents of a kind are compared and merged. */
export interface Mergeable<D> {
  readonly equal: (one: D, other: D) => boolean;
  /** Whether a listed copy can be this document: `equal`, as far as a list shows. */
  readonly looksLike: (one: D, listed: D) => boolean;
  /** Whether a listed copy is complete. */
  readonly isWhole: (listed: D) => boolean;
  /** The common ancestor of mine and theirs, if theirs may contain some of what was sent. */
  readonly ancestor: (base: D | null, sent: D, theirs: D) => D;
  /** Marks the server's copy: a device keeps a larger version that the server refused. null = marked already. */
  readonly marked?: (copy: D, since: number) => D | null;
  /** Merges both changes; `fields` names what both sides changed differently, where `merged` keeps `mine`. */
  readonly merge: (base: D | null, mine: D, theirs: D) => Merged<D>;
  /** Merges as the user chose line by line. Absent: documents without lines. */
  readonly mergeLines?: (base: D | null, mine: D, theirs: D, choice: LineDecision) => Merged<D>;
}

interface Merged<D> {
  readonly merged: D;
  readonly fields: readonly string[];
}

export type LineChoice = "mine" | "theirs" | "both";

/** A decision line by line: every line in conflict, but for some by their index in the base; and the other fields. */
export interface LineDecision {
  readonly all: LineChoice;
  readonly lines: ReadonlyMap<number, LineChoice>;
  readonly fields: "mine" | "theirs";
}
