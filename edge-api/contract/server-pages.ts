/** Pages that the server renders, for readers without an account or a script; no route of the app has these addresses. */
export const SERVER_PAGES = ["/api", "/method", "/sources"] as const;
export type ServerPage = (typeof SERVER_PAGES)[number];
