import { readonlyAtom } from "../core/atom-family.ts";

/** The token of the mailed link that sets a new password, in memory only; null = not opened by one, or used. Set by app/shell/start-up.ts. */
export const [resetTokenAtom, setResetTokenAtom] = readonlyAtom<string | null>(null);

/** The same for the link that confirms an e-mail address. */
export const [emailTokenAtom, setEmailTokenAtom] = readonlyAtom<string | null>(null);

/** Pages of further mailed links, each with one button. */
export const LINK_PAGES = ["login-link", "confirm-email", "restore-email"] as const;
export type LinkPage = (typeof LINK_PAGES)[number];

/** The same for the token of such a page. */
export const [linkTokenAtom, setLinkTokenAtom] = readonlyAtom<string | null>(null);
