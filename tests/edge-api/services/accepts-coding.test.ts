import { expect, test } from "vitest";
import { acceptsCoding } from "../../../edge-api/services/accepts-coding.ts";

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
  expect(acceptsCoding(asked(acceptEncoding), "gzip")).toBe(expected);
});

test("the client's header counts, not the platform's rewritten one", () => {
  expect(acceptsCoding(Object.assign(asked("br, gzip"), { cf: { clientAcceptEncoding: "" } }), "gzip")).toBe(false);
  expect(acceptsCoding(Object.assign(asked("br, gzip"), { cf: { clientAcceptEncoding: "gzip" } }), "gzip")).toBe(true);
});

test("each coding is asked for by its name", () => {
  expect(acceptsCoding(asked("gzip, br;q=0.5"), "br")).toBe(true);
  expect(acceptsCoding(asked("gzip"), "br")).toBe(false);
});
