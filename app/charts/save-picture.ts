/** What can be saved, and what it is called as a file. */
export type PictureKind = "svg" | "png";

export type PictureProblem =
  /** there is no chart, or it is not on the page */
  | "nothing_to_draw"
  /** the browser could not turn the chart into a bitmap (too large, no canvas) */
  | "not_drawn";

export type Picture =
  { readonly ok: true; readonly value: Blob } | { readonly ok: false; readonly problem: PictureProblem };

const failed = (problem: PictureProblem): Picture => ({ ok: false, problem });

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of the bitmap for each px of the chart. */
const PNG_SCALE = 2;
const MARGIN = 16;

/** What of the computed style makes the picture; all of them are attributes of SVG too, so that the file needs no style sheet. */
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

/** The chart inside a place on the page as a file of its own, with the colours it has now. */
export async function drawPicture(place: Element, kind: PictureKind): Promise<Picture> {
  const chart = place.querySelector("svg");
  if (!chart) return failed("nothing_to_draw");
  const width = Number(chart.getAttribute("width"));
  const height = Number(chart.getAttribute("height"));
  if (!(width > 0 && height > 0) || !chart.isConnected) return failed("nothing_to_draw");
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  if (kind === "svg") {
    return { ok: true, value: new Blob([standAlone(chart, size, "all")], { type: "image/svg+xml" }) };
  }
  return drawBitmap(chart, size);
}

/** Draws the picture and hands it to the user as a file; `fileName` without its ending. */
export async function savePicture(place: Element, kind: PictureKind, fileName: string): Promise<Picture> {
  const picture = await drawPicture(place, kind);
  if (!picture.ok) return picture;
  const url = URL.createObjectURL(picture.value);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileName}.${kind}`;
  link.click();
  // the browser has taken the address by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return picture;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chart as an SVG document on paper. Texts keep the length they have on the page, whatever font the reader has. */
function standAlone(chart: SVGSVGElement, { width, height }: Size, texts: "all" | "none"): string {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  const title = document.createElementNS(SVG, "title");
  title.textContent = chart.closest("figure")?.getAttribute("aria-label") ?? "";
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: -MARGIN, y: -MARGIN, width, height, fill: paperBehind(chart) })) {
    paper.setAttribute(name, String(value));
  }
  root.append(title, paper, ...copies(chart, texts));
  return new XMLSerializer().serializeToString(root);
}

/** Copies of what an element holds, as far as it is seen. */
function copies(of: Element, texts: "all" | "none"): Node[] {
  return [...of.childNodes].flatMap((child): Node[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.cloneNode()];
    if (!(child instanceof SVGElement)) return [];
    const copy = copyOf(child, texts);
    return copy ? [copy] : [];
  });
}

/** Marks what only the page needs: hit areas, the focus ring. */
const NOT_IN_PICTURE = "data-not-in-picture";
/** Attributes that only the page needs. */
const OF_THE_PAGE = /^(class|style|tabindex|role|data-|aria-|on)/;

function copyOf(element: SVGElement, texts: "all" | "none"): Element | null {
  const name = element.localName;
  // titles are tooltips of the page
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

/** Mixed colours compute to `color(srgb …)`, which few programs besides browsers can read. */
export const plainColour = (value: string): string =>
  value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)/g, (_all, ...parts: readonly string[]) => {
    const [red, green, blue] = parts.slice(0, 3).map((part) => Math.round(255 * Number(part)));
    return `rgb(${red}, ${green}, ${blue})`;
  });

const isTransparent = (colour: string): boolean => colour === "transparent" || /^rgba\(.*, 0\)$/.test(colour);

/** The colour the chart stands on. */
function paperBehind(chart: Element): string {
  for (let element: Element | null = chart; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== "" && !isTransparent(backgroundColor)) return plainColour(backgroundColor);
  }
  return "#FFFFFF";
}

/** Shapes as an image; a picture inside a page knows no fonts of the page, so the texts are written over it. */
async function drawBitmap(chart: SVGSVGElement, size: Size): Promise<Picture> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * PNG_SCALE);
  canvas.height = Math.round(size.height * PNG_SCALE);
  const context = canvas.getContext("2d");
  if (!context) return failed("not_drawn");
  const image = new Image(canvas.width, canvas.height);
  try {
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(chart, size, "none"))}`;
    await image.decode();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    context.setTransform(PNG_SCALE, 0, 0, PNG_SCALE, MARGIN * PNG_SCALE, MARGIN * PNG_SCALE);
    for (const text of chart.querySelectorAll("text")) writeText(context, text);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/png");
    });
    return blob ? { ok: true, value: blob } : failed("not_drawn");
  } catch {
    // the browser gives no reason that anyone could act on
    return failed("not_drawn");
  }
}

/** Each piece of a text where the page has put it. */
function writeText(context: CanvasRenderingContext2D, text: SVGTextElement): void {
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
