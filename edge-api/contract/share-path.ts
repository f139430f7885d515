/**
 * Whether a path, exactly as sent, is the page of a stored share for frames of other sites. The server lets frames show
 * this path only, and the page starts without storage, menus and session if and only if it is at this path.
 */
export const isEmbedPath = (path: string): boolean => /^\/s\/[\w-]+\/embed$/.test(path);

/** The id of the stored share at a path; null at all others, the frame included. */
export const sharedAt = (path: string): string | null => /^\/s\/([\w-]{1,64})$/.exec(path)?.[1] ?? null;

/** Whether a path is the picture of a stored share. */
export const isPicturePath = (path: string): boolean => /^\/s\/[\w-]+\/picture\.png$/.test(path);

/** Size of a frame for other sites whose content is not known, px. */
export const EMBED_SIZE = { width: 600, height: 480 } as const;
