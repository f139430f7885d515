/** Chosen lines by place in the table, one byte per line. Immutable: a change gives a new selection. */
export class LineSet {
  readonly #chosen: Uint8Array;
  readonly size: number;

  private constructor(chosen: Uint8Array, size: number) {
    this.#chosen = chosen;
    this.size = size;
  }

  /** An empty selection for a table with `length` lines. */
  static none(length: number): LineSet {
    return new LineSet(new Uint8Array(length), 0);
  }

  has(place: number): boolean {
    return this.#chosen[place] === 1;
  }

  /** The chosen places, in ascending order. */
  get places(): Uint32Array<ArrayBuffer> {
    const places = new Uint32Array(this.size);
    let count = 0;
    for (let place = 0; place < this.#chosen.length; place++) if (this.#chosen[place] === 1) places[count++] = place;
    return places;
  }

  /** A selection with these places chosen or not; places beyond the table are ignored. */
  with(places: ArrayLike<number>, isChosen: boolean): LineSet {
    const chosen = this.#chosen.slice();
    const value = isChosen ? 1 : 0;
    let { size } = this;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      if (place >= chosen.length || chosen[place] === value) continue;
      chosen[place] = value;
      size += isChosen ? 1 : -1;
    }
    return new LineSet(chosen, size);
  }

  /** The number of these lines that are chosen. */
  countIn(places: Uint32Array): number {
    let count = 0;
    for (let at = 0; at < places.length; at++) count += this.#chosen[places[at] ?? 0] ?? 0;
    return count;
  }

  /** How many of the shown lines are chosen. */
  isWhole(shown: Uint32Array): "all" | "some" | "none" {
    if (this.size === 0 || shown.length === 0) return "none";
    const count = this.countIn(shown);
    return count === shown.length ? "all" : count > 0 ? "some" : "none";
  }
}
