/** The used part of Trusted Types; TypeScript's library lacks it. */
interface UrlPolicy {
  // a TrustedScriptURL at run time, which `Worker` accepts
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
 * Passes a build's script address through the policy `tare-url`, the only one that the CSP allows (a second policy of that name
 * would be refused). Use it for build constants only.
 */
export const trustedUrl = (builtUrl: string): string => {
  allowed.add(builtUrl);
  policy ??= globalThis.trustedTypes?.createPolicy("tare-url", { createScriptURL: passAllowed }) ?? {
    createScriptURL: passAllowed,
  };
  return policy.createScriptURL(builtUrl);
};
