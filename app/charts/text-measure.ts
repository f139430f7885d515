/** The width of a text in px at a size in px. */
export type MeasureText = (text: string, size: number, weight?: number) => number;

/** Mean width of a character where nothing can be measured (no canvas), in em; on the safe side for the house font. */
const MEAN_CHARACTER = 0.54;

let context: CanvasRenderingContext2D | null | undefined;

/** Measures in a font family; every answer is kept for as long as the function is. */
export function textMeasure(family: string): MeasureText {
  const known = new Map<string, number>();
  return (text, size, weight = 400) => {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return text.length * size * MEAN_CHARACTER;
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

/** Parts between which a line may end, each with the space before it: words, and what hyphens join. */
const partsOf = (text: string): readonly (readonly [before: string, part: string])[] =>
  text
    .split(/\s+/)
    .flatMap((word) => word.split(/(?<=\p{L}-)(?=\p{L})/u).map((part, at) => [at === 0 ? " " : "", part] as const));

/**
 * The lines of a text that are at most `most` px wide, broken between words and after hyphens; a part that is wider itself is
 * broken inside, because names are never cut. At least one line.
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
