import { readonlyAtom } from "../core/readonly-atom.ts";

/** The token of the mailed link that sets a new password, in memory only; null = not opened by one, or used. Set by app/shell/start-up.ts. */
export const [resetTokenAtom, setResetTokenAtom] = readonlyAtom<string | null>(null);

/** The same for the link that confirms an e-mail address. */
export const [emailTokenAtom, setEmailTokenAtom] = readonlyAtom<string | null>(null);
