/** File type, and the file name's extension. */
export type PictureKind = "svg" | "png";

export type PictureProblem =
  /** no chart in the container, or the container is not in the document */
  | "nothing_to_draw"
  /** the browser could not render the chart as a bitmap (too large, no canvas) */
  | "not_drawn";

export type Picture =
  { readonly ok: true; readonly value: Blob } | { readonly ok: false; readonly problem: PictureProblem };

const failed = (problem: PictureProblem): Picture => ({ ok: false, problem });

const SVG = "http://www.w3.org/2000/svg";
/** Bitmap pixels per CSS px. */
const PNG_SCALE = 2;
const MARGIN = 16;

/** Computed styles that are copied as SVG attributes, so that the file needs no style sheet. */
const PAINTED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

/** What the file says about itself to programs and screen readers. */
export interface PictureText {
  readonly title: string;
  readonly description: string;
}

/**
 * Renders the SVGs inside `place` as a file, one below the other, at a root font size of 16 px. Colours are those of
 * `place`, see [data-theme]. Failures are values, see PictureProblem.
 */
export async function drawPicture(place: Element, kind: PictureKind, text: PictureText): Promise<Picture> {
  const pieces = piecesOf(place);
  const last = pieces.at(-1);
  if (!last || !place.isConnected) return failed("nothing_to_draw");
  const size = {
    width: Math.max(...pieces.map(({ width }) => width)) + 2 * MARGIN,
    height: last.y + last.height + 2 * MARGIN,
    scale: 16 / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
  };
  const picture = { pieces, size, text, paper: paperBehind(place) };
  if (kind === "svg") {
    return { ok: true, value: new Blob([standAlone(picture, "all")], { type: "image/svg+xml" }) };
  }
  return drawBitmap(picture);
}

/** Downloads a picture; `fileName` has its extension. */
export function downloadPicture(picture: Blob, fileName: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** One SVG of the picture; `y` is its top, px. */
interface Piece {
  readonly svg: SVGSVGElement;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function piecesOf(place: Element): readonly Piece[] {
  let y = 0;
  return [...place.querySelectorAll("svg")].flatMap((svg) => {
    const [width, height] = [Number(svg.getAttribute("width")), Number(svg.getAttribute("height"))];
    if (!(width > 0 && height > 0)) return [];
    const piece = { svg, y, width, height };
    y += height;
    return [piece];
  });
}

interface Drawing {
  readonly pieces: readonly Piece[];
  /** with margins, px of the page; `scale` = px of the file per px of the page */
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
  readonly text: PictureText;
  /** colour behind the chart */
  readonly paper: string;
}

/** The chart as an SVG document with a background. Texts keep their length, even if the viewer lacks the font. */
function standAlone({ pieces, size, text, paper: colour }: Drawing, texts: "all" | "none"): string {
  const { width, height, scale } = size;
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("width", String(Math.round(width * scale)));
  root.setAttribute("height", String(Math.round(height * scale)));
  root.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  const title = document.createElementNS(SVG, "title");
  title.textContent = text.title;
  const description = document.createElementNS(SVG, "desc");
  description.textContent = text.description;
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: -MARGIN, y: -MARGIN, width, height, fill: colour })) {
    paper.setAttribute(name, String(value));
  }
  root.append(title, description, paper);
  for (const { svg, y } of pieces) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", `translate(0 ${y})`);
    group.append(...copies(svg, texts));
    root.append(group);
  }
  return new XMLSerializer().serializeToString(root);
}

/** Copies of an element's visible children. */
function copies(of: Element, texts: "all" | "none"): Node[] {
  return [...of.childNodes].flatMap((child): Node[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.cloneNode()];
    if (!(child instanceof SVGElement)) return [];
    const copy = copyOf(child, texts);
    return copy ? [copy] : [];
  });
}

/** Marks elements that only the page needs: hit areas, the focus ring. */
const NOT_IN_PICTURE = "data-not-in-picture";
/** Attributes that only the page needs. */
const OF_THE_PAGE = /^(class|style|tabindex|role|data-|aria-|on)/;

function copyOf(element: SVGElement, texts: "all" | "none"): Element | null {
  const name = element.localName;
  // titles are tooltips
  if (name === "title" || element.hasAttribute(NOT_IN_PICTURE) || (name === "text" && texts === "none")) return null;
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden") return null;
  const copy = document.createElementNS(SVG, name);
  for (const { name, value } of element.attributes) if (!OF_THE_PAGE.test(name)) copy.setAttribute(name, value);
  if (name !== "g") {
    for (const property of PAINTED) {
      const value = style.getPropertyValue(property);
      if (value !== "") copy.setAttribute(property, plainColour(value));
    }
  }
  if (element instanceof SVGTextElement) {
    copy.setAttribute("textLength", element.getComputedTextLength().toFixed(1));
    copy.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  copy.append(...copies(element, texts));
  return copy;
}

/** Converts `color(srgb …)`, the computed value of color-mix(), to `rgb(…)`, which other programs can read. */
export const plainColour = (value: string): string =>
  value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)/g, (_all, ...parts: readonly string[]) => {
    const [red, green, blue] = parts.slice(0, 3).map((part) => Math.round(255 * Number(part)));
    return `rgb(${red}, ${green}, ${blue})`;
  });

const isTransparent = (colour: string): boolean => colour === "transparent" || /^rgba\(.*, 0\)$/.test(colour);

/** The first background colour behind the chart that is not transparent. */
function paperBehind(chart: Element): string {
  for (let element: Element | null = chart; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== "" && !isTransparent(backgroundColor)) return plainColour(backgroundColor);
  }
  return "#FFFFFF";
}

/** Draws the shapes as an image, then the texts: an SVG image cannot use the page's fonts. */
async function drawBitmap(drawing: Drawing): Promise<Picture> {
  const { pieces, size } = drawing;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * size.scale) * PNG_SCALE;
  canvas.height = Math.round(size.height * size.scale) * PNG_SCALE;
  const context = canvas.getContext("2d");
  if (!context) return failed("not_drawn");
  const image = new Image(canvas.width, canvas.height);
  try {
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(drawing, "none"))}`;
    await image.decode();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const scale = size.scale * PNG_SCALE;
    for (const { svg, y } of pieces) {
      context.setTransform(scale, 0, 0, scale, MARGIN * scale, (MARGIN + y) * scale);
      for (const text of svg.querySelectorAll("text")) writeText(context, text);
    }
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/png");
    });
    return blob ? { ok: true, value: blob } : failed("not_drawn");
  } catch {
    // The browser gives no usable reason.
    return failed("not_drawn");
  }
}

/** Draws each text node at its position in the chart. */
function writeText(context: CanvasRenderingContext2D, text: SVGTextElement): void {
  // an empty text has no position
  if (text.getNumberOfChars() === 0) return;
  let character = 0;
  const write = (node: ChildNode, parent: Element): void => {
    if (node instanceof Element) {
      for (const child of node.childNodes) write(child, node);
      return;
    }
    const piece = node.textContent ?? "";
    if (piece === "") return;
    const { x, y } = text.getStartPositionOfChar(character);
    character += piece.length;
    const style = getComputedStyle(parent);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (style.stroke !== "none") {
      context.strokeStyle = style.stroke;
      context.lineWidth = Number.parseFloat(style.strokeWidth);
      context.lineJoin = "round";
      context.strokeText(piece, x, y);
    }
    if (style.fill === "none") return;
    context.fillStyle = style.fill;
    context.fillText(piece, x, y);
  };
  for (const node of text.childNodes) write(node, text);
}
