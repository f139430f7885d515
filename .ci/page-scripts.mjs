// Which scripts the build writes for the pages behind the landing page, and which of them a page needs at its start. Few and
// large ones, because each costs a request; and all named in advance, because each would otherwise wait for the one before.
import { join } from "node:path";

const APP = join(import.meta.dirname, "../app");

/** Modules that guests and users need on every page. */
const INSIDE =
  /app\/(shell\/(inside|pinned-versions)|state\/start\/(open-services|open-pinned)|state\/work\/work|state\/account\/entry)\.tsx?$/;
const TABLES = /app\/state\/start\/open-tables\.ts$/;

/** The pages that links lead to most often, and small ones that need the least of what these share. */
const MAIN = ["comparison-mode", "portfolio-mode", "home", "create-product", "share", "data", "information"];
const SMALL = ["changes", "region", "account"];

/**
 * Scripts in the order in which they take modules: what one of the first pages and any of the others both import. Small pages come
 * first, so that they load the least beside what they need.
 */
const SHARED = [
  ["basics", ["information", ...SMALL], MAIN],
  ["lists", ["data"], MAIN],
  // in one script, though the product editor needs 3.6 KB of it less: 14 other pages need all
  ["forms", ["create-product", "home"], MAIN],
  ["results", ["share"], ["comparison-mode"]],
  ["scores", ["share"], ["portfolio-mode"]],
  ["flows", ["comparison-mode"], ["portfolio-mode"]],
  ...MAIN.map((page) => [page, [page], null]),
];

/** First parts of paths whose page has another name; `app/shell/screens.ts` has all. */
const OTHER_NAMES = { "create-portfolio": "portfolio-mode", "usecase-comparison": "usecase" };
/** Pages of gated paths only: the others are open, and what a logged-out visitor needs there differs. */
const OPEN = [
  "landing",
  "share",
  "data",
  "changes",
  "information",
  "verify-email",
  "reset-password",
  "change-password",
];

/** A module's id and those of everything that it imports statically. */
function closure(id, context, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, found);
  return found;
}

/** By page, computed once a build, when all modules are known. */
let closures = null;

/** Whether a page imports a module, at any distance. */
function imports(page, id, context) {
  closures ??= new Map(
    [...MAIN, ...SMALL].map((one) => [one, closure(join(APP, "pages", one, `${one}-page.tsx`), context)]),
  );
  return closures.get(page).has(id);
}

/**
 * Whether the translation imports a module. These have a script of their own, because it is evaluated before the translation is in
 * place: a page in the same script would keep the English messages that its modules read while they load.
 */
function isInTranslation(id, context) {
  translation ??= closure(join(APP, "text/es/all.ts"), context);
  return translation.has(id) && !id.includes("/text/es/");
}
let translation = null;

/** Groups for the bundler's option `codeSplitting`, after those of the first visit. */
export const pageGroups = [
  { name: "inside", test: INSIDE },
  { debugName: "words", name: (id, context) => (isInTranslation(id, context) ? "words" : null) },
  ...SHARED.map(([name, pages, others]) => ({
    debugName: name,
    // a page that others do not share their parts with keeps a script of its own name
    test: (id) => others === null || !id.endsWith("-page.tsx"),
    name: (id, context) => {
      const page = pages.find((one) => imports(one, id, context));
      const isShared = others?.some((other) => other !== page && imports(other, id, context)) ?? true;
      return page !== undefined && isShared ? name : null;
    },
  })),
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
];

/** Writes `page-scripts.json`: the scripts and styles of each page by the first part of its path, those of the HTML first. */
export const pageScripts = {
  name: "tare-page-scripts",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const withImports = (chunk, found = new Set()) => {
      if (!chunk || found.has(chunk.fileName)) return found;
      found.add(chunk.fileName);
      for (const file of chunk.imports) withImports(bundle[file], found);
      return found;
    };
    const all = (start) => start.reduce((found, chunk) => withImports(chunk, found), new Set());
    const holding = (module) => all(chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id))));
    const first = all(chunks.filter(({ isEntry }) => isEntry));
    const inside = [...holding(INSIDE), ...holding(TABLES)];
    const stylesOf = (file) => [...(bundle[file].viteMetadata?.importedCss ?? [])];
    const scripts = {};
    const isPage = (id) => this.getModuleInfo(id)?.dynamicImporters.some((by) => by.endsWith("/shell/screens.ts"));
    const pages = chunks.flatMap((chunk) => chunk.moduleIds.filter(isPage).map((id) => [id, chunk]));
    for (const [id, chunk] of pages) {
      const page = /([a-z-]+)-page\.tsx$/.exec(id)?.[1];
      if (page === undefined || page === "home" || OPEN.includes(page)) continue;
      const needed = [...new Set([...first, ...inside, ...withImports(chunk)])];
      const styles = [...new Set(needed.flatMap(stylesOf))];
      scripts[page] = ["theme-boot.js", ...first, ...styles, ...needed.slice(first.size)].map((file) => `/${file}`);
    }
    for (const [name, page] of Object.entries(OTHER_NAMES)) scripts[name] = scripts[page];
    this.emitFile({ type: "asset", fileName: "page-scripts.json", source: JSON.stringify(scripts) });
  },
};
