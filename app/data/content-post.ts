import * as v from "valibot";

/** One post. Its HTML is untrusted and only shown through `app/help/rich-text.tsx`. */
export interface ContentPost {
  readonly slug: string;
  /** plain text */
  readonly title: string;
  readonly html: string;
  /** where the post stands, against which its relative addresses are resolved; null: a text of this site */
  readonly address: string | null;
  /** code of its language, such as "en"; null if the service does not say it */
  readonly language: string | null;
}

const RenderedSchema = v.object({ rendered: v.string() });

const PostsSchema = v.array(
  v.object({
    slug: v.string(),
    title: v.optional(RenderedSchema),
    content: RenderedSchema,
    link: v.optional(v.string()),
    lang: v.optional(v.string()),
  }),
);

/** WordPress sends titles as HTML with entities; these are converted to plain text. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

const isWebAddress = (text: string): boolean => /^https?:/i.test(text) && URL.canParse(text);

/**
 * The posts of a reply; null if it is not a list of posts.
 *
 * @param base address of the service, the address of posts without one of their own
 */
export const postsIn = (reply: unknown, base = ""): readonly ContentPost[] | null => {
  const parsed = v.safeParse(PostsSchema, reply);
  if (!parsed.success) return null;
  return parsed.output.map(({ slug, title, content, link, lang }) => ({
    slug,
    title: plainText(title?.rendered ?? ""),
    html: content.rendered,
    address: [link ?? "", base].find(isWebAddress) ?? null,
    language: lang ?? null,
  }));
};
