import { afterEach, expect, it, vi } from "vitest";
import { browserPasskeys } from "../../../../app/data/passkeys/browser-passkeys.ts";

afterEach(() => void vi.unstubAllGlobals());

it("tells the browser that a passkey of this host is unknown", async () => {
  const signalUnknownCredential = vi.fn<(unknown: object) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("PublicKeyCredential", { signalUnknownCredential });
  await browserPasskeys.forget("abc");
  expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: window.location.hostname, credentialId: "abc" });
});

it.each([
  ["has no passkeys", undefined],
  ["has no signals", {}],
  ["refuses", { signalUnknownCredential: () => Promise.reject(new Error("refused")) }],
])("does nothing in a browser that %s", async (_, credential) => {
  vi.stubGlobal("PublicKeyCredential", credential);
  expect(await browserPasskeys.forget("abc")).toBeUndefined();
});
