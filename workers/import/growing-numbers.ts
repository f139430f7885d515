/** A growing Uint32Array. */
export class Numbers {
  #numbers = new Uint32Array(1024);
  #length = 0;

  push(number: number): void {
    this.set(this.#length, number);
  }

  set(place: number, number: number): void {
    if (place >= this.#numbers.length) {
      const longer = new Uint32Array(Math.max(this.#numbers.length * 2, place + 1));
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[place] = number;
    this.#length = Math.max(this.#length, place + 1);
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}
