/** The categories of the content service (specification section 7). */
export const CONTENT_CATEGORIES = ["scorecard", "common", "recycling"] as const;
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number];

/** A shipped text. */
export interface ShippedPost {
  /** specification section 7 and decisions.md 25 */
  readonly slug: string;
  /** plain text */
  readonly title: string;
  readonly category: ContentCategory;
  /**
   * HTML that the page's sanitiser allows: headings from h2, paragraphs, lists, tables, links. Names of controls, sections
   * and marks of the screens stand in `<em>`; a test compares them with the texts of the page.
   */
  readonly html: string;
}

/** Languages of the shipped texts other than English, by the codes of `?lang=`. */
export const TRANSLATED_LANGUAGES = ["es"] as const;
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** A shipped text in another language: same slug, same id, same category, same markup. */
export type Translation = Omit<ShippedPost, "category">;

type Markup = (html: TemplateStringsArray, ...values: readonly number[]) => string;
const markup: Markup = (html, ...values) => String.raw({ raw: html }, ...values);

/** A text, written as its names before its markup: post("slug", "Title", "common")`<p>…</p>`. */
export const post =
  (slug: string, title: string, category: ContentCategory) =>
  (...html: Parameters<Markup>): ShippedPost => ({ slug, title, category, html: markup(...html) });

/** The same for a text in another language. */
export const translation =
  (slug: string, title: string) =>
  (...html: Parameters<Markup>): Translation => ({ slug, title, html: markup(...html) });
