import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientAddress, proxiedAddress, workersAddress } from "../../../edge-api/adapters/client-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["192.0.2.7:50123", "192.0.2.7"],
  ["[2001:db8:1:2::9]:50123", "2001:db8:1:2::/64"],
  ["[::ffff:192.0.2.7]:50123", "192.0.2.7"],
  [null, "unknown"],
])("%s is counted as %s", (seen, counted) => {
  expect(clientAddress(new Headers(), seen, undefined)).toBe(counted);
});

test("X-Forwarded-For is trusted in local trials only", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.1, 10.0.0.1" });
  expect(clientAddress(headers, "192.0.2.7", undefined)).toBe("192.0.2.7");
  expect(clientAddress(headers, "192.0.2.7", "0")).toBe("192.0.2.7");
  expect(clientAddress(headers, "192.0.2.7", "1")).toBe("198.51.100.1");
});

test.each([
  [0, "198.51.100.1", "192.0.2.7"],
  [1, "203.0.113.1, 198.51.100.1", "198.51.100.1"],
  [2, "203.0.113.1, 198.51.100.1 , 10.0.0.1", "198.51.100.1"],
  [2, "198.51.100.1", "192.0.2.7"],
  [1, " ", "192.0.2.7"],
  [1, null, "192.0.2.7"],
])(
  "behind %i proxies, X-Forwarded-For %j and a socket of 192.0.2.7 are counted as %s",
  (proxies, forwarded, counted) => {
    const headers = new Headers(forwarded === null ? {} : { "X-Forwarded-For": forwarded });
    expect(proxiedAddress(headers, "192.0.2.7", proxies)).toBe(counted);
  },
);

test("CF-Connecting-IP is trusted on Cloudflare, but not on the local runtime", () => {
  const headers = new Headers({ "CF-Connecting-IP": "203.0.113.9" });
  expect(workersAddress(headers, {})).toBe("203.0.113.9");
  expect(workersAddress(headers, { LOCAL_RUNTIME: "1" })).toBe("127.0.0.1");
  expect(workersAddress(headers, { LOCAL_RUNTIME: "1", TRUST_CLIENT_IP: "1" })).toBe("203.0.113.9");
});

test("every command that starts the local runtime sets LOCAL_RUNTIME", () => {
  const scripts = join(import.meta.dirname, "../../../scripts");
  const starting = readdirSync(scripts).filter((name) => /"wrangler"/.test(readFileSync(join(scripts, name), "utf8")));
  expect(starting).toEqual(["serve.mjs"]);
  expect(readFileSync(join(scripts, "serve.mjs"), "utf8")).toContain('"--var=LOCAL_RUNTIME:1"');
});
