import { forEachArea, type Texts } from "../../../app/text/catalogue.ts";

const [OPENS, CLOSES] = ["\u27E6", "\u27E7"];
/** Share by which a translation can be longer. */
const LONGER = 0.4;

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The pseudo-translation of a message: in brackets, and longer. */
const marked = (message: string): string => {
  if (!/\p{L}/u.test(message)) return message;
  return `${OPENS}${message}${"~".repeat(Math.ceil(message.length * LONGER))}${CLOSES}`;
};

const markAll = (area: Record<string, unknown>): void => {
  for (const [key, value] of Object.entries(area)) {
    if (typeof value === "string") area[key] = marked(value);
    else if (typeof value === "function") area[key] = (...words: unknown[]) => marked(String(value(...words)));
    else if (isGroup(value)) markAll(value);
  }
};

/** Areas whose messages are single characters or parts of hidden values: a mark would change their meaning. */
const UNMARKED = new Set(["values"]);

/** Marks every message, in areas that are already declared and in those declared later. */
export const speakPseudo = (): void =>
  forEachArea((name, area: Texts) => {
    if (!UNMARKED.has(name)) markAll(area);
  });

/** Reads texts in sequence and gives the unmarked rest of each; a mark can open in one text and close in a later one. */
const markReader = (): ((text: string) => string) => {
  let depth = 0;
  return (text) => {
    let left = "";
    for (const character of text) {
      if (character === OPENS) depth += 1;
      else if (character === CLOSES) depth = Math.max(0, depth - 1);
      else if (depth === 0) left += character;
    }
    return left.trim();
  };
};

const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"] as const;

interface FoundText {
  readonly where: string;
  readonly isMarked: boolean;
  /** the text outside the marks */
  readonly left: string;
}

/** Every visible or accessible text of the page with its place, in document order. */
export const textsOf = (root: Element): readonly FoundText[] => {
  const found: FoundText[] = [];
  // a text can be split into several nodes (subscripts, variables)
  const shown = markReader();
  const visit = (element: Element): void => {
    const where = element.tagName.toLowerCase();
    if (where === "script" || where === "style") return;
    for (const attribute of ATTRIBUTES) {
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      found.push({ where: `${where}[${attribute}]`, isMarked: value.includes(OPENS), left: markReader()(value) });
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node);
      else if (node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent ?? "";
        found.push({ where, isMarked: text.includes(OPENS), left: shown(text) });
      }
    }
  };
  visit(root);
  return found;
};
