import { expect, test } from "vitest";
import { acceptsGzip } from "../../../edge-api/services/accepts-gzip.ts";

const asked = (acceptEncoding?: string): Request =>
  new Request(
    "http://localhost/",
    acceptEncoding === undefined ? {} : { headers: { "Accept-Encoding": acceptEncoding } },
  );

test.each([
  ["gzip", true],
  ["gzip, deflate, br, zstd", true],
  ["br;q=1, GZIP;q=0.3", true],
  ["*", true],
  ["gzip;q=0", false],
  ["gzip; q=0.0, *", false],
  ["*;q=0", false],
  ["br", false],
  ["x-gzipped", false],
  ["", false],
  [undefined, false],
])("%j: %s", (acceptEncoding, expected) => {
  expect(acceptsGzip(asked(acceptEncoding))).toBe(expected);
});

test("the client's header counts, not the platform's rewritten one", () => {
  expect(acceptsGzip(Object.assign(asked("br, gzip"), { cf: { clientAcceptEncoding: "" } }))).toBe(false);
  expect(acceptsGzip(Object.assign(asked("br, gzip"), { cf: { clientAcceptEncoding: "gzip" } }))).toBe(true);
});
