import { LEVELS, textWidth, type Letters } from "./letters.ts";

/** A colour on white, `#rrggbb`. */
type Colour = string;

/** px */
interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Points of a letter's ink that one pixel averages, by side. */
const SAMPLES = 3;
const SHADES = LEVELS + 1;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG file: length, type, content, CRC. */
function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.byteLength + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.byteLength);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(content.byteLength + 8, crc(bytes.subarray(4, -4)));
  return bytes;
}

/** A white picture with rectangles and texts in at most 16 colours, each in SHADES shades on white. */
export class Canvas {
  /** palette indices by row, each row after a 0: "no filter" in a PNG */
  readonly #pixels: Uint8Array<ArrayBuffer>;
  readonly #colours: Colour[] = [];
  readonly #size: CanvasSize;
  readonly #letters: Letters;

  constructor(size: CanvasSize, letters: Letters) {
    this.#size = size;
    this.#letters = letters;
    this.#pixels = new Uint8Array((size.width + 1) * size.height);
  }

  /** Index of the palette before the first shade of a colour. */
  #base(colour: Colour): number {
    const known = this.#colours.indexOf(colour);
    if (known >= 0) return known * SHADES;
    if (this.#colours.length === 256 / SHADES) throw new RangeError("too many colours");
    return (this.#colours.push(colour) - 1) * SHADES;
  }

  #set(x: number, y: number, index: number): void {
    const { width, height } = this.#size;
    if (x >= 0 && x < width && y >= 0 && y < height) this.#pixels[y * (width + 1) + 1 + x] = index;
  }

  /** Fills a rectangle; px, rounded. */
  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    const index = this.#base(colour) + LEVELS;
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++) this.#set(column, row, index);
  }

  /** Writes a text on white. @param y its base line @param anchor what `x` is of the text */
  write(text: string, x: number, y: number, size: number, colour: Colour, anchor: "start" | "end" = "start"): void {
    const base = this.#base(colour);
    const scale = size / this.#letters.em;
    let at = anchor === "start" ? x : x - textWidth(this.#letters, text, size);
    for (const character of text) {
      const { advance, left, top, width, height, ink } = this.#letters.letter(character);
      const [startX, startY] = [at + left * scale, y + top * scale];
      for (let row = Math.floor(startY); row < startY + height * scale; row++) {
        for (let column = Math.floor(startX); column < startX + width * scale; column++) {
          let sum = 0;
          for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
            const inX = Math.floor((column + ((sample % SAMPLES) + 0.5) / SAMPLES - startX) / scale);
            const inY = Math.floor((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - startY) / scale);
            if (inX >= 0 && inX < width && inY >= 0 && inY < height) sum += ink[inY * width + inX] ?? 0;
          }
          const level = Math.round(sum / (SAMPLES * SAMPLES));
          if (level > 0) this.#set(column, row, base + level);
        }
      }
      at += advance * scale;
    }
  }

  /** The picture as a PNG file with a palette. */
  async png(): Promise<Uint8Array<ArrayBuffer>> {
    const header = new Uint8Array(13);
    new DataView(header.buffer).setUint32(0, this.#size.width);
    new DataView(header.buffer).setUint32(4, this.#size.height);
    // 8 bits, palette
    header.set([8, 3], 8);
    const palette = this.#colours.flatMap((colour) => {
      const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
      return Array.from({ length: SHADES }, (_, level) =>
        parts.map((part) => Math.round(255 + ((part - 255) * level) / LEVELS)),
      ).flat();
    });
    const packed = new Blob([this.#pixels]).stream().pipeThrough(new CompressionStream("deflate"));
    const content = new Uint8Array(await new Response(packed).arrayBuffer());
    const parts = [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk("IHDR", header),
      chunk("PLTE", Uint8Array.from(palette)),
      chunk("IDAT", content),
      chunk("IEND", new Uint8Array(0)),
    ];
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}
