/** WordPress routes that /content supports as `?rest_route`: those that the page calls (specification section 7). */
export const CONTENT_ROUTES = ["/wp/v2/categories", "/wp/v2/posts"] as const;
