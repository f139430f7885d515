import { CONTENT_ROUTES } from "../contract/content-routes.ts";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "./shipped-post.ts";

/** What a caller asks of a content service: the part of the WordPress REST interface that the client uses. */
export type ContentQuery =
  | { readonly kind: "categories"; readonly slugs: readonly string[]; readonly page: number; readonly perPage: number }
  | {
      readonly kind: "posts";
      readonly slugs: readonly string[];
      readonly categories: readonly number[];
      /** of the texts; null = English. `lang` is what the multilingual extensions of WordPress call it. */
      readonly language: TranslatedLanguage | null;
      readonly page: number;
      readonly perPage: number;
    }
  | { readonly kind: "no_route" }
  | { readonly kind: "bad_parameter"; readonly name: string };

/** As WordPress has it. */
const PAGE_SIZE = 10;
const MOST_A_PAGE = 100;

const listIn = (text: string | null): readonly string[] => (text ?? "").split(",").filter((part) => part !== "");

const wholeIn = (text: string | null, otherwise: number, most: number): number | null => {
  if (text === null) return otherwise;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** Reads `?rest_route=/wp/v2/…`; what this service does not know is ignored, what it cannot read is named. */
export function contentQuery(parameters: URLSearchParams): ContentQuery {
  const asked = (parameters.get("rest_route") ?? "").replace(/\/$/, "");
  const route = CONTENT_ROUTES.find((known) => known === asked);
  if (route === undefined) return { kind: "no_route" };
  const page = wholeIn(parameters.get("page"), 1, 999_999);
  if (page === null) return { kind: "bad_parameter", name: "page" };
  const perPage = wholeIn(parameters.get("per_page"), PAGE_SIZE, MOST_A_PAGE);
  if (perPage === null) return { kind: "bad_parameter", name: "per_page" };
  const slugs = listIn(parameters.get("slug"));
  if (route === "/wp/v2/categories") return { kind: "categories", slugs, page, perPage };
  const categories = listIn(parameters.get("categories")).map(Number);
  if (categories.some((id) => !Number.isInteger(id))) return { kind: "bad_parameter", name: "categories" };
  const language = TRANSLATED_LANGUAGES.find((code) => code === parameters.get("lang")) ?? null;
  return { kind: "posts", slugs, categories, language, page, perPage };
}
