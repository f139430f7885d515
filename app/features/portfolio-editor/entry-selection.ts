/** Which lines are chosen, by their places in the table: a byte a line. A choice makes another selection. */
export class EntrySelection {
  readonly #chosen: Uint8Array;
  readonly size: number;

  private constructor(chosen: Uint8Array, size: number) {
    this.#chosen = chosen;
    this.size = size;
  }

  /** Of a table with so many lines none is chosen. */
  static none(length: number): EntrySelection {
    return new EntrySelection(new Uint8Array(length), 0);
  }

  has(place: number): boolean {
    return this.#chosen[place] === 1;
  }

  /** The places, rising. */
  get places(): Uint32Array<ArrayBuffer> {
    const places = new Uint32Array(this.size);
    let count = 0;
    for (let place = 0; place < this.#chosen.length; place++) if (this.#chosen[place] === 1) places[count++] = place;
    return places;
  }

  /** Places beyond the table count for nothing. */
  with(places: ArrayLike<number>, isChosen: boolean): EntrySelection {
    const chosen = this.#chosen.slice();
    const value = isChosen ? 1 : 0;
    let { size } = this;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      if (place >= chosen.length || chosen[place] === value) continue;
      chosen[place] = value;
      size += isChosen ? 1 : -1;
    }
    return new EntrySelection(chosen, size);
  }

  /** How much of the lines shown is chosen. */
  isWhole(shown: Uint32Array): "all" | "some" | "none" {
    if (this.size === 0 || shown.length === 0) return "none";
    let count = 0;
    for (let at = 0; at < shown.length; at++) count += this.#chosen[shown[at] ?? 0] ?? 0;
    return count === shown.length ? "all" : count > 0 ? "some" : "none";
  }
}
