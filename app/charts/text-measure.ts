/** The width of a text, px, at a font size, px. */
export type MeasureText = (text: string, size: number, weight?: number) => number;

/** Estimated width of a character without canvas, em; a little wide for the app's font. */
const ESTIMATED_WIDTH = 0.54;

/** An estimate for any font, a hundred times as fast as a canvas that measures its first texts. */
export const estimatedWidth: MeasureText = (text, size) => text.length * size * ESTIMATED_WIDTH;

let context: CanvasRenderingContext2D | null | undefined;

/** A measure for a font family that caches its results. */
export function textMeasure(family: string): MeasureText {
  const known = new Map<string, number>();
  return (text, size, weight = 400) => {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return estimatedWidth(text, size);
    const font = `${weight} ${size}px ${family}`;
    const key = `${font}|${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    context.font = font;
    const { width } = context.measureText(text);
    known.set(key, width);
    return width;
  };
}

/** Parts between which a line may break, each with the separator before it: words, and parts of words at hyphens. */
const partsOf = (text: string): readonly (readonly [before: string, part: string])[] =>
  text
    .split(/\s+/)
    .flatMap((word) => word.split(/(?<=\p{L}-)(?=\p{L})/u).map((part, at) => [at === 0 ? " " : "", part] as const));

/**
 * Breaks a text into lines of at most `most` px, between words and after hyphens. A part that is wider breaks inside,
 * because names are never truncated. Returns at least one line.
 */
export function wrapText(text: string, most: number, width: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [before, word] of partsOf(text)) {
    const longer = line === "" ? word : line + before + word;
    if (width(longer) <= most) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const character of word) {
      if (line !== "" && width(line + character) > most) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line];
}
