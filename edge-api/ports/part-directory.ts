import type { ListedPart } from "../contract/portfolio-part.ts";
import type { PartKey } from "./part-store.ts";

/** Use cases of a part with their numbers of lines, in order of first appearance. */
export type UseCaseLines = readonly (readonly [usecase: string, lines: number])[];

/** A part of a manifest. */
export interface KnownPart extends ListedPart {
  readonly usecases: UseCaseLines;
}

/** A part that something names and the directory does not know. */
export interface LostPart {
  readonly sha256: string;
  readonly lines: null;
}

/** The parts of a portfolio or share in order. */
export type Manifest = readonly (KnownPart | LostPart)[];

export interface NewPart extends PartKey, KnownPart {
  /** packed */
  readonly bytes: number;
}

/** Which parts there are. The rows are in the database, wherever the bytes are. */
export interface PartDirectory {
  /**
   * Announces a part before its bytes are stored; a sweep leaves it alone from now on.
   *
   * @param room bytes that all parts of the owner may take
   * @returns `put`: the bytes are to be stored; `stored`: they are; `busy`: a sweep deletes them just now; `full`
   */
  claim(part: NewPart, room: number, now: number): Promise<"put" | "stored" | "busy" | "full">;
  /** The bytes of a claimed part are stored. */
  confirm(key: PartKey): Promise<void>;
  /** The bytes are damaged or missing: the next save has to send them again. */
  reportDamage(key: PartKey): Promise<void>;
  /** Those of the parts that the directory has, damaged ones too. */
  known(owner: string, names: readonly string[]): Promise<readonly ListedPart[]>;
  /** Those of the parts that a manifest may name, each once. */
  usable(owner: string, names: readonly string[]): Promise<readonly ListedPart[]>;
  /** Takes parts that nothing has named since a time: until `forget` nobody can use or put them. At most `most`. */
  takeOrphans(before: number, most: number): Promise<readonly PartKey[]>;
  /** Takes those of the keys that the directory does not know: bytes of deleted accounts, for example. */
  takeUnknown(keys: readonly PartKey[]): Promise<readonly PartKey[]>;
  /** The bytes of taken parts are deleted. */
  forget(keys: readonly PartKey[]): Promise<void>;
}
