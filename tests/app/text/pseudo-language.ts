import { takeAreas, type Texts } from "../../../app/text/catalogue.ts";

const [OPENS, CLOSES] = ["\u27E6", "\u27E7"];
/** As much longer as a translation may well be. */
const LONGER = 0.4;

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A message as no language has it: in brackets, and longer. Patterns of offers keep their names. */
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

/** Messages that stand for one character each, or are parts of what is not shown: a mark would change what they mean. */
const UNMARKED = new Set(["values"]);

/** Puts a marked text in the place of every message, in areas that are declared already and in those to come. */
export const speakPseudo = (): void =>
  takeAreas((name, area: Texts) => {
    if (!UNMARKED.has(name)) markAll(area);
  });

/** Reads texts one after another and answers what of each stands outside the marks: one may open in one and close in the next. */
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
  /** outside the marks */
  readonly left: string;
}

/** Every text on the page, shown or read out, with where it stands, in its order. */
export const textsOf = (root: Element): readonly FoundText[] => {
  const found: FoundText[] = [];
  // a text may be set in pieces (subscripts, variables)
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
