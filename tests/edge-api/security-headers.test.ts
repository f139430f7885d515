import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { assetHeadersFile } from "../../edge-api/contract/asset-headers.ts";
import { embedHeaders, PRESSABLE_STYLE_HASH, securityHeaders } from "../../edge-api/contract/security-headers.ts";

const directives = (wordpressUrl?: string): Map<string, string> =>
  new Map(
    (securityHeaders(wordpressUrl)["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test("the only allowed inline style is that of react-aria", () => {
  const packageFile = createRequire(import.meta.url).resolve("react-aria/package.json");
  const source = readFileSync(join(dirname(packageFile), "dist/private/interactions/usePress.mjs"), "utf8");
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? "";
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? "";
  const text = template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
  expect(text).toContain(`[${attribute}]`);
  expect(`sha256-${createHash("sha256").update(text).digest("base64")}`).toBe(PRESSABLE_STYLE_HASH);
});

test("the policy allows no inline code, no eval, no foreign origin and no frame", () => {
  const policy = directives();
  expect(securityHeaders()["Content-Security-Policy"]).not.toMatch(/unsafe|\*|https?:/);
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("worker-src")).toBe("'self'");
  expect(policy.get("connect-src")).toBe("'self'");
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("base-uri")).toBe("'none'");
  expect(policy.get("require-trusted-types-for")).toBe("'script'");
  expect(policy.get("trusted-types")).toBe("tare-url dompurify");
});

test("the headers of an embedded share differ only in who may show it in a frame", () => {
  const { "Content-Security-Policy": policy, "Cross-Origin-Resource-Policy": resources, ...rest } = embedHeaders();
  const { "Content-Security-Policy": usual, "Cross-Origin-Resource-Policy": _, ...others } = securityHeaders();
  expect(rest).toEqual(others);
  expect(resources).toBe("cross-origin");
  expect(policy?.replace("frame-ancestors *", "frame-ancestors 'none'")).toBe(usual);
});

test("an external content service adds only its origin to the policy", () => {
  const policy = directives("https://cms.example:8443/wp/?x='; script-src *");
  expect(policy.get("connect-src")).toBe("'self' https://cms.example:8443");
  expect(policy.get("img-src")).toBe("'self' data: https://cms.example:8443");
  expect(policy.get("script-src")).toBe("'self'");
  expect(directives("/content")).toEqual(directives());
  expect(directives("javascript:alert(1)")).toEqual(directives());
});

test("the _headers file has the same headers, and caches hashed files for ever", () => {
  const lines = assetHeadersFile().split("\n");
  for (const [name, value] of Object.entries(securityHeaders())) expect(lines).toContain(`  ${name}: ${value}`);
  const hashed = lines.slice(lines.indexOf("/assets/*"));
  expect(hashed).toEqual([
    "/assets/*",
    "  ! Cache-Control",
    "  Cache-Control: public, max-age=31536000, immutable",
    "",
  ]);
  // longer lines are refused by the platform
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
