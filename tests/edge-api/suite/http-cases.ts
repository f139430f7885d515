import assert from "node:assert/strict";
import { embedHeaders } from "../../../edge-api/contract/security-headers.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import {
  assertSecured,
  ASSET,
  ASSET_PATH,
  freshVersion,
  jsonOf,
  PAGE,
  publish,
  textOf,
  type Answer,
  type ApiUnderTest,
  type Asking,
  type Case,
} from "./api-under-test.ts";

const codeOf = (answer: Answer): unknown => Object(jsonOf(answer)).code;

/** For cases that need any dataset; a shared adapter may have one already. */
async function publishAnything(api: ApiUnderTest): Promise<void> {
  if ((await api.reference.currentVersion()) === null) await publish(api, toyDataset(freshVersion()));
}

/** A request for each class of reply, with its status. A 5xx needs a failing database: failing-stores.test.ts. */
const CLASSES: readonly {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly asking?: Asking;
}[] = [
  { what: "page", path: "/", status: 200 },
  { what: "deep link", path: "/comparison-mode?step=2", status: 200 },
  {
    what: "deep link by navigation",
    path: "/change-password/a_b-c",
    status: 200,
    asking: { headers: { "Sec-Fetch-Mode": "navigate" } },
  },
  { what: "asset", path: ASSET_PATH, status: 200 },
  { what: "file that is gone", path: "/assets/gone-123456.js", status: 404 },
  { what: "API 200", path: "/api/listData", status: 200 },
  { what: "API 200 packed", path: "/api/listData", status: 200, asking: { headers: { "Accept-Encoding": "gzip" } } },
  { what: "API 304", path: "/api/listData", status: 304, asking: { headers: { "If-None-Match": "*" } } },
  { what: "API 404", path: "/api/nonsense", status: 404 },
  { what: "API 404 of a kind", path: "/api/listKind/nonsense", status: 404 },
  { what: "API 405", path: "/api/listData", status: 405, asking: { method: "PUT" } },
  { what: "HEAD", path: "/api/listData", status: 200, asking: { method: "HEAD" } },
  { what: "dotfile", path: "/.env", status: 404 },
  { what: "security.txt", path: "/.well-known/security.txt", status: 200 },
  { what: "settings.json", path: "/customize/settings.json", status: 200 },
  { what: "content", path: "/content/nonsense", status: 404 },
];

export const HTTP_CASES: readonly Case[] = [
  ...CLASSES.map(({ what, path, status, asking }) => ({
    name: `security headers: ${what}`,
    async run(api: ApiUnderTest) {
      await publishAnything(api);
      const answer = await api.ask(path, asking);
      assert.equal(answer.status, status);
      const isOpenRead = path.startsWith("/api/list") && asking?.method !== "PUT";
      assertSecured(answer, what, isOpenRead);
    },
  })),
  {
    name: "an unchanged page or file is a 304 with the same headers",
    async run(api) {
      for (const path of ["/", "/comparison-mode", ASSET_PATH]) {
        const etag = (await api.ask(path)).headers.get("ETag") ?? "";
        const again = await api.ask(path, { headers: { "If-None-Match": etag } });
        assert.equal(again.status, 304, path);
        assertSecured(again, path);
      }
    },
  },
  {
    name: "frames of other sites may show the page of an embedded share, without cookies, also when it is unchanged",
    async run(api) {
      for (const path of ["/s/abc_-1/embed", "/s/abc/embed?chart=stages&lang=es"]) {
        const page = await api.ask(path);
        assert.deepEqual([page.status, textOf(page)], [200, PAGE], path);
        const unchanged = await api.ask(path, { headers: { "If-None-Match": page.headers.get("ETag") ?? "" } });
        assert.equal(unchanged.status, 304, path);
        for (const { headers } of [page, unchanged]) {
          for (const [name, value] of Object.entries(embedHeaders())) assert.equal(headers.get(name), value, name);
          assert.match(headers.get("Content-Security-Policy") ?? "", /; frame-ancestors \*;/);
          assert.deepEqual([headers.get("X-Frame-Options"), headers.get("Set-Cookie")], [null, null]);
        }
      }
    },
  },
  {
    name: "no other spelling or path may be framed",
    async run(api) {
      for (const path of [
        "/s/abc",
        "/s/abc/embed/",
        "/s/abc/embed/x",
        "/s/a/b/embed",
        "/s//embed",
        "/s/embed",
        "/S/abc/embed",
        "/s/abc/EMBED",
        "/s/abc/Embed",
        "/s/abc/embedded",
        "/embed",
        "/s/abc/embed.html",
        "/s/abc/%65mbed",
        "/%73/abc/embed",
        "/s%2fabc/embed",
        "/s/abc%2fembed",
        "/s/abc%2F/embed",
        "/s/%2e/embed",

        "/s/abc/embed%00",
        "/s/abc/embed%0a",
        "/s/abc/embed;x",
        "/s/abc%0a/embed",
        "/s/abc/embed%2f..%2f..%2faccount",
        "/s/abc/embed/../..",
        "/s/abc/embed/../../account",
        "/account?/s/abc/embed",
        "/api/share/abc",
        ASSET_PATH,
      ]) {
        assertSecured(await api.ask(path), path);
      }
    },
  },
  {
    name: "a deep link is the page, to be revalidated; a built file may be cached; a missing file is a 404",
    async run(api) {
      for (const path of ["/account", "/comparison-mode?step=2", "/s/abc", "/reset-password/a@b.example"]) {
        const page = await api.ask(path);
        assert.equal(textOf(page), PAGE, path);
        assert.match(page.headers.get("Content-Type") ?? "", /^text\/html/);
        assert.equal(page.headers.get("Cache-Control"), "no-cache", path);
      }
      const asset = await api.ask(ASSET_PATH);
      assert.equal(textOf(asset), ASSET);
      assert.equal(asset.headers.get("Cache-Control"), "public, max-age=31536000, immutable");
      const gone = await api.ask("/assets/gone-123456.js");
      assert.deepEqual([gone.status, gone.headers.get("Cache-Control")], [404, "no-store"]);
    },
  },
  {
    name: "unknown server addresses are JSON 404s, never the page",
    async run(api) {
      for (const path of [
        "/api/nonsense",
        "/api/",
        "/api/listData/Europe/more",
        "/customize/x",
        "/content/x",
        "/.well-known/",
        "/.well-known/change-password",
        "/.well-known/security.txt/more",
      ]) {
        const answer = await api.ask(path);
        assert.equal(answer.status, 404, path);
        assert.match(answer.headers.get("Content-Type") ?? "", /^application\/json/, path);
        assert.equal(codeOf(answer), "not_found", path);
        assert.equal(Object(jsonOf(answer)).requestId, answer.headers.get("X-Request-Id"), path);
      }
    },
  },
  {
    name: "names that begin with a dot, and the platform's own file, are 404s for every method",
    async run(api) {
      for (const path of ["/.env", "/.git/config", "/.DS_Store", "/s/.env", "/%2eenv", "/a%2f.env", "/_headers"]) {
        for (const method of ["GET", "POST"]) {
          const answer = await api.ask(path, { method });
          assert.deepEqual([answer.status, codeOf(answer)], [404, "not_found"], `${method} ${path}`);
        }
      }
    },
  },
  {
    name: "security.txt has a contact, an expiry within a year, and its own address",
    async run(api) {
      const answer = await api.ask("/.well-known/security.txt");
      assert.deepEqual(
        [answer.status, answer.headers.get("Content-Type")?.toLowerCase()],
        [200, "text/plain; charset=utf-8"],
      );
      const fields = new Map(
        textOf(answer)
          .trimEnd()
          .split("\n")
          .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
      );
      assert.equal(fields.get("Contact"), "mailto:security@tare.example");
      assert.equal(fields.get("Canonical"), "https://tare.example/.well-known/security.txt");
      const left = (Date.parse(fields.get("Expires") ?? "") - api.now()) / (24 * 60 * 60 * 1000);
      assert.ok(left > 100 && left < 365, `${left} days`);
      const post = await api.ask("/.well-known/security.txt", { method: "POST" });
      assert.deepEqual([post.status, post.headers.get("Allow")], [405, "GET, HEAD"]);
    },
  },
  {
    name: "an unknown method is a 405 with the allowed ones",
    async run(api) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await api.ask("/api/listData", { method });
        assert.equal(answer.status, 405, method);
        assert.equal(answer.headers.get("Allow"), "GET, HEAD", method);
        assert.equal(codeOf(answer), "method_not_allowed", method);
      }
      const post = await api.ask("/api/login");
      assert.deepEqual([post.status, post.headers.get("Allow")], [405, "POST"]);
      for (const path of ["/comparison-mode", "/", ASSET_PATH]) {
        const page = await api.ask(path, { method: "POST" });
        assert.deepEqual([page.status, page.headers.get("Allow")], [405, "GET, HEAD"], path);
      }
    },
  },
  {
    name: "HEAD on a safe read has the headers of the GET and no body",
    async run(api) {
      await publishAnything(api);
      for (const path of ["/api/listData", "/api/listUpdateTimes", "/customize/settings.json", "/api/health"]) {
        const [head, get] = [await api.ask(path, { method: "HEAD" }), await api.ask(path)];
        assert.equal(head.status, 200, path);
        assert.equal(head.bytes.byteLength, 0, path);
        assert.equal(head.headers.get("ETag"), get.headers.get("ETag"), path);
      }
    },
  },
  {
    name: "no foreign origin is allowed but for open reads, and none with a session or to write",
    async run(api) {
      const foreign = { Origin: "https://evil.example", "Access-Control-Request-Method": "GET" };
      for (const asking of [{ headers: foreign }, { method: "OPTIONS", headers: foreign }]) {
        for (const path of ["/api/listComparison", "/api/user", "/api/health", "/api/share/abc", "/api/score"]) {
          const answer = await api.ask(path, asking);
          const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
          assert.deepEqual(allowed, [], path);
        }
      }
      const open = await api.ask("/api/listUpdateTimes", { headers: foreign });
      // everybody, and therefore no browser sends a credential along
      assert.equal(open.headers.get("Access-Control-Allow-Origin"), "*");
      assert.equal(open.headers.get("Access-Control-Allow-Credentials"), null);
      const preflight = await api.ask("/api/listUpdateTimes", { method: "OPTIONS", headers: foreign });
      assert.equal(preflight.headers.get("Access-Control-Allow-Origin"), null);
    },
  },
  {
    name: "the settings have the contract's defaults, and feedback goes to the host of the page",
    async run(api) {
      assert.deepEqual(jsonOf(await api.ask("/customize/settings.json")), {
        wordpressUrl: "/content",
        feedbackUrl: "mailto:feedback@tare.example?subject=Feedback%20on%20Tare%201.0",
        learnMoreUrl: "",
      });
    },
  },
  {
    name: "health reports the current version",
    async run(api) {
      const version = freshVersion();
      await publish(api, toyDataset(version));
      const answer = await api.ask("/api/health");
      assert.deepEqual(jsonOf(answer), { status: "ok", version });
      assert.equal(answer.headers.get("Cache-Control"), "no-store");
    },
  },
];
