/** Which lines are chosen, by their places in the table; a choice makes another selection. */
export class EntrySelection {
  readonly #chosen: ReadonlySet<number>;

  constructor(chosen: Iterable<number> = []) {
    this.#chosen = new Set(chosen);
  }

  get size(): number {
    return this.#chosen.size;
  }

  has(place: number): boolean {
    return this.#chosen.has(place);
  }

  /** The places, rising. */
  get places(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#chosen).toSorted();
  }

  with(places: Iterable<number>, isChosen: boolean): EntrySelection {
    const chosen = new Set(this.#chosen);
    for (const place of places) {
      if (isChosen) chosen.add(place);
      else chosen.delete(place);
    }
    return new EntrySelection(chosen);
  }

  /** How much of the lines shown is chosen. */
  isWhole(shown: Uint32Array): "all" | "some" | "none" {
    if (this.#chosen.size === 0 || shown.length === 0) return "none";
    return shown.every((place) => this.#chosen.has(place))
      ? "all"
      : shown.some((place) => this.#chosen.has(place))
        ? "some"
        : "none";
  }
}
