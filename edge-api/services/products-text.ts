import { LINE_DETAILS } from "../contract/line-details.ts";
import type { PortfolioEntry } from "../contract/portfolio.ts";

/** Characters of a piece; pieces follow from the lines alone, however these arrive. */
const PIECE = 64 * 1024;
const TEXTS = ["label", ...LINE_DETAILS] as const;

/** Receives the lines of a portfolio, use case by use case. */
export interface LineSink {
  /** Begins the list of a use case, which may stay empty. */
  begin(usecase: string): void;
  add(entry: PortfolioEntry): void;
}

/** Writes lines as JSON text of `products`, in pieces. */
export interface ProductsText extends LineSink {
  /** pieces that are complete; the caller takes them away */
  readonly pieces: string[];
  /** characters of all pieces, taken or not */
  readonly characters: () => number;
  readonly lines: () => number;
  /** Completes the last piece. */
  end(): void;
}

/** Begins the text of `products`. */
export function productsText(): ProductsText {
  const pieces: string[] = [];
  let [piece, taken, lines] = ["{", 0, 0];
  let [between, closing] = ["", ""];
  const complete = (): void => {
    taken += piece.length;
    pieces.push(piece);
    piece = "";
  };
  return {
    pieces,
    characters: () => taken + piece.length,
    lines: () => lines,
    begin(usecase) {
      piece += `${closing}${closing && ","}${JSON.stringify(usecase)}:[`;
      closing = "]";
      between = "";
    },
    add(entry) {
      for (const name of TEXTS) if (entry[name] === "") delete entry[name];
      piece += between + JSON.stringify(entry);
      between = ",";
      lines += 1;
      if (piece.length >= PIECE) complete();
    },
    end() {
      piece += `${closing}}`;
      complete();
    },
  };
}
