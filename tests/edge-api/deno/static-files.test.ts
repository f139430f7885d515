// Tests how the Deno host serves the built client: compressed, in parts, revalidated.
import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { askOverHttp, assertSecured, PAGE } from "../suite/api-under-test.ts";
import { startHost } from "./started.ts";

const SCRIPT_PATH = "/assets/large-abc1234.js";
const SCRIPT = Array.from({ length: 2000 }, (_, at) => `export const value${at} = ${at};\n`).join("");
const FILES = {
  [SCRIPT_PATH]: SCRIPT,
  [`${SCRIPT_PATH}.map`]: "{}",
  "/.assetsignore": "*.map",
  "/_headers": "/*",
};

const { origin, stop } = await startHost({ files: FILES });
Deno.test.afterAll(stop);

const ask = (headers: Record<string, string>, path = SCRIPT_PATH) => askOverHttp(origin, path, { headers });

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

Deno.test("scripts are compressed as the client accepts it, each encoding with an ETag of its own", async () => {
  const etags = new Set<string>();
  for (const [accepted, coding, unpack] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["identity", null, (bytes: Uint8Array) => bytes],
  ] as const) {
    const answer = await ask({ "Accept-Encoding": accepted });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("Content-Encoding"), coding, accepted);
    assert.equal(answer.headers.get("Content-Length"), String(answer.bytes.byteLength));
    assert.equal(answer.headers.get("Vary"), "Accept-Encoding");
    assert.match(answer.headers.get("Content-Type") ?? "", /^text\/javascript/);
    assert.equal(answer.headers.get("Cache-Control"), "public, max-age=31536000, immutable");
    assert.equal(text(unpack(answer.bytes)), SCRIPT);
    if (coding !== null) assert.ok(answer.bytes.byteLength < SCRIPT.length / 4);
    assertSecured(answer, accepted);
    const etag = answer.headers.get("ETag") ?? "";
    etags.add(etag);
    const again = await ask({ "Accept-Encoding": accepted, "If-None-Match": `"other", W/${etag}` });
    assert.deepEqual([again.status, again.bytes.byteLength, again.headers.get("ETag")], [304, 0, etag]);
    assertSecured(again, `304 ${accepted}`);
  }
  assert.equal(etags.size, 3);
});

Deno.test("a part of a file is a 206 of the file as it is; one beyond its end is a 416", async () => {
  const size = SCRIPT.length;
  for (const [range, start, end] of [
    ["bytes=0-9", 0, 10],
    ["bytes=100-", 100, size],
    ["bytes=-7", size - 7, size],
    [`bytes=10-${size + 5}`, 10, size],
    [`bytes=-${size + 5}`, 0, size],
  ] as const) {
    const part = await ask({ Range: range, "Accept-Encoding": "br, gzip" });
    assert.equal(part.status, 206, range);
    assert.equal(part.headers.get("Content-Range"), `bytes ${start}-${end - 1}/${size}`);
    assert.equal(part.headers.get("Content-Length"), String(end - start));
    assert.equal(part.headers.get("Content-Encoding"), null);
    assert.equal(text(part.bytes), SCRIPT.slice(start, end));
    assertSecured(part, range);
  }
  for (const range of [`bytes=${size}-`, "bytes=-0"]) {
    const beyond = await ask({ Range: range });
    assert.deepEqual(
      [beyond.status, beyond.headers.get("Content-Range"), beyond.headers.get("Cache-Control")],
      [416, `bytes */${size}`, "no-store"],
      range,
    );
  }
  for (const range of ["bytes=5-1", "bytes=0-1,4-5", "lines=0-1", "bytes=x-", "bytes=-"]) {
    const whole = await ask({ Range: range });
    assert.deepEqual([whole.status, text(whole.bytes)], [200, SCRIPT], range);
  }
});

Deno.test("If-Range gives the part of the same file, and the whole of a changed one", async () => {
  const etag = (await ask({})).headers.get("ETag") ?? "";
  assert.equal((await ask({ Range: "bytes=0-9", "If-Range": etag })).status, 206);
  for (const other of ['"other"', `W/${etag}`, etag.replace(/"$/, '-br"'), "Wed, 25 Nov 2026 10:00:00 GMT"]) {
    const whole = await ask({ Range: "bytes=0-9", "If-Range": other });
    assert.deepEqual([whole.status, text(whole.bytes)], [200, SCRIPT], other);
  }
});

Deno.test("HEAD has the headers of the GET and ignores a range", async () => {
  for (const [name, value] of [
    ["Accept-Encoding", "br"],
    ["Range", "bytes=0-9"],
  ] as const) {
    const head = await askOverHttp(origin, SCRIPT_PATH, { method: "HEAD", headers: { [name]: value } });
    assert.deepEqual([head.status, head.bytes.byteLength], [200, 0]);
    assert.match(head.headers.get("ETag") ?? "", /^"[\w-]+"$/);
  }
});

Deno.test("the page is revalidated; files for the server and the platform are not served", async () => {
  const page = await ask({}, "/comparison-mode");
  assert.deepEqual([page.status, text(page.bytes), page.headers.get("Cache-Control")], [200, PAGE, "no-cache"]);
  for (const path of ["/_headers", "/.assetsignore", `${SCRIPT_PATH}.map`]) {
    assert.equal((await ask({}, path)).status, 404, path);
  }
});
