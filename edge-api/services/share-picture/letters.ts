import * as v from "valibot";

/** Where the letters are in the built client; `node scripts/pictures.mjs letters` draws them. */
export const LETTERS_PATH = "/pictures/letters.bin";

/** Levels of ink; LEVELS = all of the colour. */
export const LEVELS = 15;

/** A drawn character: its box around the start of the base line, px at the size of the letters, and its ink by row. */
interface Letter {
  readonly advance: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** The letters of one font at one size. */
export interface Letters {
  /** px */
  readonly em: number;
  /** of a character; a question mark for those that the letters lack */
  readonly letter: (character: string) => Letter;
}

const Size = v.number();
const TableSchema = v.object({
  em: Size,
  letters: v.array(v.tuple([v.string(), Size, Size, Size, Size, Size])),
});

const unpacked = async (bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Reads what scripts/pictures.mjs writes. @throws Error: the file is damaged */
export async function readLetters(bytes: ArrayBuffer): Promise<Letters> {
  const all = await unpacked(bytes);
  const start = 4 + new DataView(all.buffer).getUint32(0);
  const table = v.parse(TableSchema, JSON.parse(new TextDecoder().decode(all.subarray(4, start))));
  const letters = new Map<string, Letter>();
  let at = start;
  for (const [character, advance, left, top, width, height] of table.letters) {
    letters.set(character, { advance, left, top, width, height, ink: all.subarray(at, (at += width * height)) });
  }
  const missing = letters.get("?");
  if (missing === undefined || at !== all.byteLength) throw new Error("The letters are damaged.");
  return { em: table.em, letter: (character) => letters.get(character) ?? missing };
}

/** Width of a text, px. */
export function textWidth({ em, letter }: Letters, text: string, size: number): number {
  let width = 0;
  for (const character of text) width += letter(character).advance;
  return (width * size) / em;
}

/** The text, cut with an ellipsis if it is wider than `width`. */
export function fitted(letters: Letters, text: string, size: number, width: number): string {
  if (textWidth(letters, text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && textWidth(letters, `${characters.join("")}…`, size) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
