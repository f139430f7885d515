import type { BrowserPasskeys, CeremonyFailure } from "../../../app/data/passkeys/browser-passkeys.ts";
import { newAuthenticator } from "../../edge-api/suite/authenticator.ts";

/** A browser with one software authenticator; `why` makes its calls fail. */
export async function softwarePasskeys(): Promise<
  BrowserPasskeys & { why: CeremonyFailure | null; readonly forgotten: string[] }
> {
  const authenticator = await newAuthenticator();
  const answer = async <T>(run: () => Promise<T>) =>
    passkeys.why === null
      ? ({ ok: true, value: await run() } as const)
      : ({ ok: false, problem: { code: "ceremony", why: passkeys.why, detail: "provoked" } } as const);
  const passkeys = {
    why: null as CeremonyFailure | null,
    forgotten: [] as string[],
    forget: async (id: string) => void passkeys.forgotten.push(id),
    isSupported: () => true,
    create: ((options) => answer(() => authenticator.create(options))) as BrowserPasskeys["create"],
    sign: ((options) => answer(() => authenticator.sign(options))) as BrowserPasskeys["sign"],
  };
  return passkeys;
}
