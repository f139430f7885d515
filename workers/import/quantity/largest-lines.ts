import type { Sheet } from "../sheet.ts";

/** An example line, shown so that the user recognises the right column. */
export interface LargestLine {
  readonly row: number;
  /** the product as written in the file */
  readonly text: string;
  readonly pieces: number;
}

/** Number of largest lines that are shown. */
export const LARGEST_SHOWN = 3;

/** Keeps the largest rows without sorting all of them. */
export class LargestLines {
  readonly #found: { readonly place: number; readonly pieces: number }[] = [];

  add(place: number, pieces: number): void {
    if (this.#found.length === LARGEST_SHOWN && pieces <= (this.#found.at(-1)?.pieces ?? 0)) return;
    const at = this.#found.findIndex((one) => one.pieces < pieces);
    this.#found.splice(at < 0 ? this.#found.length : at, 0, { place, pieces });
    this.#found.length = Math.min(this.#found.length, LARGEST_SHOWN);
  }

  lines(sheet: Sheet, product: number | null): readonly LargestLine[] {
    return this.#found.map(({ place, pieces }) => ({
      row: sheet.rowNumber(place),
      text: product === null ? "" : sheet.text(product, sheet.cell(product, place)).slice(0, 200),
      pieces,
    }));
  }
}
