import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { siteSettingsAtom } from "../state/core/site-settings.ts";
import DOMPurify from "dompurify";
import { contentImage } from "../../edge-api/contract/content-routes.ts";
import { helpTexts } from "../text/en/help.ts";
import * as style from "./help.css.ts";

const TAGS =
  "h2 h3 h4 h5 p br hr ul ol li strong b em i u s sub sup small code pre blockquote table caption thead tbody tfoot tr th td a img figure figcaption abbr dl dt dd span div details summary".split(
    " ",
  );
/** Tags that are not allowed inside a text, and their replacements, which keep the line breaks. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["h6", "h5"],
  ...["section", "article", "aside", "header", "footer", "main", "nav", "address", "center", "fieldset", "legend"].map(
    (tag): [string, string] => [tag, "div"],
  ),
]);
/** Attributes whose values are addresses, and those whose values are not. */
const ADDRESSES = ["href", "src"];
const PLAIN_ATTRIBUTES = "title alt width height colspan rowspan scope lang dir".split(" ");
/** Embedded pages and media are left out; their address is shown. */
const EMBEDDED = new Set(["IFRAME", "VIDEO", "AUDIO", "OBJECT", "EMBED"]);

/** Allowed addresses: web, mail, paths of this site, fragments; not `javascript:`, `data:` or `//host` paths. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

interface TextSource {
  /** address of the text at its service; null: a text of this site */
  readonly address: string | null;
  /** whether its images are loaded through this server */
  readonly isProxied: boolean;
}

/** The source of the text that is being sanitised, for the hooks; sanitising is synchronous. */
let source: TextSource = { address: null, isProxied: false };

/** An address in the text, resolved against the address of the text. */
const resolved = (value: string): URL | null => {
  const base = source.address ?? undefined;
  return URL.canParse(value, base) ? new URL(value, base) : null;
};

const openElsewhere = (link: Element): void => {
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
};

/** Inserts a sentence in place of a removed element, with its address as a link if it is a web address. */
const explainMissing = (element: Element, address: string): void => {
  const page = element.ownerDocument;
  const note = page.createElement("span");
  note.append(helpTexts.leftOut);
  const url = resolved(address);
  if (url !== null && /^https?:$/.test(url.protocol)) {
    const link = page.createElement("a");
    link.href = url.href;
    link.textContent = url.href;
    openElsewhere(link);
    note.append(" ", link);
  }
  element.before(note);
};

const placeImage = (image: Element): void => {
  const { address, isProxied } = source;
  if (address === null) return;
  const url = resolved(image.getAttribute("src") ?? "");
  if (url?.origin === new URL(address).origin) {
    image.setAttribute("src", isProxied ? contentImage(url.pathname) : url.href);
  } else {
    // the page may load images of its own server and of the service only
    explainMissing(image, image.getAttribute("src") ?? "");
    image.remove();
  }
};

DOMPurify.addHook("uponSanitizeElement", (node) => {
  if (!(node instanceof Element)) return;
  if (EMBEDDED.has(node.nodeName)) {
    const named = node.getAttribute("src") ?? node.getAttribute("data");
    explainMissing(node, named ?? node.querySelector("source")?.getAttribute("src") ?? "");
  }
  if (node.nodeName === "IMG") placeImage(node);
  const href = node.nodeName === "A" && source.address !== null ? node.getAttribute("href") : null;
  if (href !== null && !href.startsWith("#")) node.setAttribute("href", resolved(href)?.href ?? "");
});

DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A" && /^https?:/i.test(node.getAttribute("href") ?? "")) openElsewhere(node);
});

const replaceTag = (element: Element, tag: string): void => {
  const replacement = element.ownerDocument.createElement(tag);
  for (const name of ["lang", "dir"]) {
    const value = element.getAttribute(name);
    if (value !== null) replacement.setAttribute(name, value);
  }
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
};

/** Makes a table that is wider than the page scrollable, also by keyboard. */
const wrapTable = (table: Element): void => {
  const region = table.ownerDocument.createElement("div");
  region.tabIndex = 0;
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", table.querySelector("caption")?.textContent.trim() || helpTexts.table);
  table.replaceWith(region);
  region.append(table);
};

/**
 * Sanitises HTML of the content service by an allow-list (requirement 8): other tags are reduced to their text, replaced by
 * harmless ones, or removed. Addresses are resolved against that of the text.
 */
const cleanHtml = (html: string, from: TextSource): DocumentFragment => {
  source = from;
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS, ...REPLACED.keys()],
    ALLOWED_ATTR: [...ADDRESSES, ...PLAIN_ATTRIBUTES],
    // otherwise their values would have to be addresses
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESS,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const [tag, replacement] of REPLACED) {
    for (const element of fragment.querySelectorAll(tag)) replaceTag(element, replacement);
  }
  // their address was not allowed
  for (const image of fragment.querySelectorAll("img:not([src])")) image.remove();
  for (const table of fragment.querySelectorAll("table")) wrapTable(table);
  return fragment;
};

/** Limit of preloaded images; more than any help text has. Others load when they are scrolled to. */
const MAX_IMAGES = 20;

/** Loads an image into the browser's cache (specification section 7). Never rejects. */
const preloadImage = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    // The message is prescribed by specification section 8.
    console.error(`preloading '${url}' Failed`);
  }
};

interface RichTextProps {
  readonly html: string;
  /** address of the text at its service; null: a text of this site */
  readonly address: string | null;
}

/** The only place where HTML of the content service reaches the page: sanitised, with its images loaded in advance. */
export const RichText = ({ html, address }: RichTextProps) => {
  const isProxied = useAtomValue(siteSettingsAtom)?.wordpressUrl.startsWith("/") ?? true;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = cleanHtml(html, { address, isProxied });
    const images = new Set([...fragment.querySelectorAll("img")].map((image) => image.src));
    for (const url of [...images].slice(0, MAX_IMAGES)) void preloadImage(url);
    root.current?.replaceChildren(fragment);
  }, [html, address, isProxied]);
  return <div ref={root} className={style.text} />;
};
