import { expect, test } from "vitest";
import { clientAddress } from "../../../edge-api/adapters/client-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [null, "unknown"],
])("%s is counted as %s", (seen, counted) => {
  expect(clientAddress(new Headers(), seen, undefined)).toBe(counted);
});

test("what a caller says about itself counts only in local trials", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.1, 10.0.0.1" });
  expect(clientAddress(headers, "192.0.2.7", undefined)).toBe("192.0.2.7");
  expect(clientAddress(headers, "192.0.2.7", "0")).toBe("192.0.2.7");
  expect(clientAddress(headers, "192.0.2.7", "1")).toBe("198.51.100.1");
});
