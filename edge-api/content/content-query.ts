import { CONTENT_ROUTES } from "../contract/content-routes.ts";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "./shipped-post.ts";

/** A parsed query: the part of the WordPress REST interface that the client uses. */
export type ContentQuery =
  | { readonly kind: "categories"; readonly slugs: readonly string[]; readonly page: number; readonly perPage: number }
  | {
      readonly kind: "posts";
      readonly slugs: readonly string[];
      readonly categories: readonly number[];
      /** language of the texts; null: English. `lang` is the parameter of WordPress's multilingual extensions. */
      readonly language: TranslatedLanguage | null;
      readonly page: number;
      readonly perPage: number;
    }
  | { readonly kind: "no_route" }
  | { readonly kind: "bad_parameter"; readonly name: string };

/** WordPress's default page size. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

const listIn = (text: string | null): readonly string[] => (text ?? "").split(",").filter((part) => part !== "");

const wholeIn = (text: string | null, otherwise: number, most: number): number | null => {
  if (text === null) return otherwise;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** Parses `?rest_route=/wp/v2/…`. Unknown parameters are ignored, invalid ones are named. */
export function contentQuery(parameters: URLSearchParams): ContentQuery {
  const given = (parameters.get("rest_route") ?? "").replace(/\/$/, "");
  const route = CONTENT_ROUTES.find((known) => known === given);
  if (route === undefined) return { kind: "no_route" };
  const page = wholeIn(parameters.get("page"), 1, 999_999);
  if (page === null) return { kind: "bad_parameter", name: "page" };
  const perPage = wholeIn(parameters.get("per_page"), PAGE_SIZE, MAX_PAGE_SIZE);
  if (perPage === null) return { kind: "bad_parameter", name: "per_page" };
  const slugs = listIn(parameters.get("slug"));
  if (route === "/wp/v2/categories") return { kind: "categories", slugs, page, perPage };
  const categories = listIn(parameters.get("categories")).map(Number);
  if (categories.some((id) => !Number.isInteger(id))) return { kind: "bad_parameter", name: "categories" };
  const language = TRANSLATED_LANGUAGES.find((code) => code === parameters.get("lang")) ?? null;
  return { kind: "posts", slugs, categories, language, page, perPage };
}
