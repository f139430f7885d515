/** The part of Trusted Types that is used; TypeScript's library does not describe it yet. */
interface UrlPolicy {
  // a TrustedScriptURL at run time, which `Worker` takes like an address
  readonly createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => UrlPolicy;
}
declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const allowed = new Set<string>();

const passAllowed = (url: string): string => {
  if (!allowed.has(url)) throw new TypeError(`not a script of this build: ${url}`);
  return url;
};

let policy: UrlPolicy | null = null;

/**
 * Passes an address that the build has made through the one policy `tare-url` that the CSP allows
 * (a second policy of the name would be refused). Give it build constants only.
 */
export const trustedUrl = (builtUrl: string): string => {
  allowed.add(builtUrl);
  policy ??= globalThis.trustedTypes?.createPolicy("tare-url", { createScriptURL: passAllowed }) ?? {
    createScriptURL: passAllowed,
  };
  return policy.createScriptURL(builtUrl);
};
