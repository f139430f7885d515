/**
 * Whether a path, exactly as sent, is the page of a stored share for frames of other sites. The server lets frames show
 * this path only, and the page starts without storage, menus and session if and only if it is at this path.
 */
export const isEmbedPath = (path: string): boolean => /^\/s\/[\w-]+\/embed$/.test(path);
