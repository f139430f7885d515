/** What of WordPress's interface /content answers, as `?rest_route`: the calls that the page makes (specification section 7). */
export const CONTENT_ROUTES = ["/wp/v2/categories", "/wp/v2/posts"] as const;
