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

/** Renders the chart inside `place` as a file, in its current colours. Failures are values, see PictureProblem. */
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

/** Renders the picture and downloads it; `fileName` has no extension. */
export async function savePicture(place: Element, kind: PictureKind, fileName: string): Promise<Picture> {
  const picture = await drawPicture(place, kind);
  if (!picture.ok) return picture;
  const url = URL.createObjectURL(picture.value);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${fileName}.${kind}`;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return picture;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chart as an SVG document with a background. Texts keep their length, even if the viewer lacks the font. */
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
    // The browser gives no usable reason.
    return failed("not_drawn");
  }
}

/** Draws each text node at its position in the chart. */
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
