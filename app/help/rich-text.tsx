import DOMPurify from "dompurify";
import { useMemo } from "react";
import { classNames } from "../ui/class-names.ts";
import * as style from "./rich-text.css.ts";

const TAGS =
  "h2 h3 h4 h5 p br hr ul ol li strong b em i u s sub sup small code pre blockquote table caption thead tbody tfoot tr th td a img figure figcaption abbr dl dt dd span div".split(
    " ",
  );
const ATTRIBUTES = "href title alt src width height colspan rowspan scope lang dir".split(" ");

/** Allowed addresses: web, mail, paths of this site, fragments; not `javascript:`, `data:` or `//host` paths. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName !== "A" || !/^https?:/i.test(node.getAttribute("href") ?? "")) return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer");
});

/**
 * The only place where HTML of the content service reaches the page: sanitised by an allow-list, as Trusted HTML. Other
 * tags are reduced to their text or removed (requirement 8).
 */
export const RichText = ({ html, className }: { readonly html: string; readonly className?: string }) => {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS: TAGS,
        ALLOWED_ATTR: ATTRIBUTES,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        ALLOWED_URI_REGEXP: ADDRESS,
        RETURN_TRUSTED_TYPE: true,
      }),
    [html],
  );
  return <div className={classNames(style.text, className)} dangerouslySetInnerHTML={{ __html: clean }} />;
};
