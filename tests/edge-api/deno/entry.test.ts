// Tests the Deno host as a process of its own, as .deploy/start starts it: on an empty folder, with a small client.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { hostSettings, NAMES } from "../../../edge-api/adapters/deno/host-settings.ts";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { openSqlite } from "../../../migrations/seed/local-database.ts";
import { askOverHttp, assertSecured, jsonOf, PAGE, textOf } from "../suite/api-under-test.ts";
import { asking, freshEmail, REGISTRATION } from "../suite/people.ts";
import { endedHost, startHost, withHost } from "./started.ts";

const plain = await startHost({ env: { FEEDBACK_URL: "https://feedback.example" } });
/** Behind two proxies, with an address of its own. */
const proxied = await startHost({ env: { PUBLIC_ORIGIN: "https://tare.example/", TRUSTED_PROXIES: "2" } });
Deno.test.afterAll(() => Promise.all([plain.stop(), proxied.stop()]).then(() => undefined));

Deno.test("the host makes its database and serves the API and the page", async () => {
  const { origin, folder } = plain;
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/);
  const health = await askOverHttp(origin, "/api/health");
  assert.equal(Object(jsonOf(health)).status, "ok");
  assert.equal(typeof Object(jsonOf(health)).version, "string");
  assertSecured(health, "health");
  const page = await askOverHttp(origin, "/comparison-mode");
  assert.equal(textOf(page), PAGE);
  assertSecured(page, "page");
  const settings = jsonOf(await askOverHttp(origin, "/customize/settings.json"));
  assert.equal(Object(settings).feedbackUrl, "https://feedback.example");
  await Deno.stat(`${folder}/.wrangler/state/tare.sqlite`);
  assert.notEqual((await askOverHttp(origin, "/..%2f.wrangler/state/tare.sqlite")).status, 200);
});

/** A port that nobody listens on, at any address. */
function freePort(): string {
  const listener = Deno.listen({ hostname: "0.0.0.0", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return String(port);
}

Deno.test("a value that cannot be meant ends the start with its name", async () => {
  const fault = (value: string) => `TRUSTED_PROXIES is a whole number up to 16, not "${value}"`;
  const { code, printed } = await endedHost({ TRUSTED_PROXIES: "yes" });
  assert.notEqual(code, 0);
  assert.ok(printed.includes(fault("yes")), printed);
  for (const value of ["-1", "17"])
    assert.throws(() => hostSettings({ TRUSTED_PROXIES: value }), { message: fault(value) });
});

/** Registers somebody. @returns the mails of the outbox to that address */
async function mailsOfRegistration(origin: string, folder: string): Promise<string> {
  const email = freshEmail();
  const made = await askOverHttp(origin, "/api/register", asking({ ...REGISTRATION, email }, undefined));
  assert.equal(made.status, 201, textOf(made));
  const reset = await askOverHttp(origin, "/api/resetPassword", asking({ email }, undefined));
  assert.equal(reset.status, 200, textOf(reset));
  const { database, close } = openSqlite(`${folder}/.wrangler/state/tare.sqlite`);
  try {
    const { results } = await database.prepare("SELECT body FROM mail_outbox WHERE recipient = ?").bind(email).all();
    return results.map((row) => String(Object(row).body)).join("\n");
  } finally {
    await close();
  }
}

Deno.test("links in mails have the port that is listened on, without PUBLIC_ORIGIN", async () => {
  const { origin, folder } = plain;
  const mails = await mailsOfRegistration(origin, folder);
  assert.ok(mails.includes(`http://localhost:${new URL(origin).port}/change-password/`), mails);
});

Deno.test("links in mails have PUBLIC_ORIGIN, if it is set", async () => {
  const { origin, folder } = proxied;
  const mails = await mailsOfRegistration(origin, folder);
  assert.ok(mails.includes("https://tare.example/change-password/"), mails);
});

/** Reports scores `times` times. @returns the statuses, without repetitions */
async function reports(origin: string, times: number, forwarded: (at: number) => string): Promise<number[]> {
  const found = new Set<number>();
  for (let at = 0; at < times; at++) {
    const body = asking({ hash: "0".repeat(64) }, undefined, { "X-Forwarded-For": forwarded(at) });
    found.add((await askOverHttp(origin, "/api/comparison_scores_calculated", body)).status);
  }
  return [...found];
}

Deno.test("without trusted proxies, no header changes the address that is counted", async () => {
  const { origin } = plain;
  assert.deepEqual(await reports(origin, RATES.report.limit + 1, (at) => `198.51.100.${at}`), [200, 429]);
});

Deno.test(
  "behind two proxies the second entry from the right is counted, and what a client writes is not",
  async () => {
    const { origin } = proxied;
    const more = RATES.report.limit + 1;
    // the client writes a new address each time; the first proxy appends the true one, the second that of the first
    const spoofed = await reports(origin, more, (at) => `192.0.2.${at}, 198.51.100.1, 10.0.0.${at}`);
    assert.deepEqual(spoofed, [200, 429]);
    // somebody else is not counted with them
    assert.deepEqual(await reports(origin, 1, () => "198.51.100.1, 198.51.100.2, 10.0.0.1"), [200]);
    // around the proxies: the socket is counted
    assert.deepEqual(await reports(origin, more, (at) => `192.0.2.${at}`), [200, 429]);
  },
);

/** A server on 127.0.0.1 that keeps what it is sent and answers as it is told. */
async function otherServer(answer: string): Promise<{ origin: string; asked: string[]; close: () => Promise<void> }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Uint8Array) => (body += new TextDecoder().decode(chunk)));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.setHeader("Content-Type", "application/json");
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

Deno.test(
  "with the permissions of the start, HOST alone is listened on, mail leaves and the content service is asked",
  async () => {
    const [mail, content] = [await otherServer("{}"), await otherServer("[]")];
    const env = {
      // not the address that is listened on, which is permitted anyway
      HOST: "127.0.0.2",
      PORT: freePort(),
      MAIL_FROM: "tare@tare.example",
      MAIL_API_URL: `${mail.origin}/send`,
      CONTENT_ORIGIN: `${content.origin}/wordpress/`,
    };
    try {
      await withHost({ env }, async ({ origin, printed }) => {
        assert.match(origin, /^http:\/\/127\.0\.0\.2:\d+$/);
        await assert.rejects(askOverHttp(origin.replace("127.0.0.2", "127.0.0.1"), "/api/health"), /ECONNREFUSED/);
        const email = freshEmail();
        const made = await askOverHttp(origin, "/api/register", asking({ ...REGISTRATION, email }, undefined));
        assert.equal(made.status, 201, textOf(made));
        await askOverHttp(origin, "/content/?rest_route=/wp/v2/posts");
        assert.ok(
          mail.asked.some((line) => line.startsWith("POST /send ") && line.includes(email)),
          printed(),
        );
        assert.ok(content.asked.length > 0, printed());
        assert.doesNotMatch(printed(), /NotCapable|Requires \w+ access/);
      });
    } finally {
      await Promise.all([mail.close(), content.close()]);
    }
  },
);

Deno.test("the start permits nothing without bounds, and no variable that the host does not read", async () => {
  const start = await Deno.readTextFile(new URL("../../../.deploy/start", import.meta.url));
  const flags = [...start.matchAll(/--allow-[a-z]+(?:=[^\s"]*)?/g)].map(([flag]) => flag);
  assert.ok(flags.length > 0);
  for (const flag of flags) assert.match(flag, /^--allow-(net|env|read|write)=./);
  const names = [...start.matchAll(/^names=(?:\$names,)?(.*)$/gm)].flatMap(([, list = ""]) => list.split(","));
  assert.deepEqual(new Set(names), new Set<string>(NAMES));
});

Deno.test("SIGTERM lets the calls under way end and ends the host without a failure", () =>
  withHost({}, async ({ origin, process }) => {
    const { hostname, port } = new URL(origin);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const received = connection.readable.pipeThrough(new TextDecoderStream()).getReader();
    const body = JSON.stringify({ ...REGISTRATION, password: "correct horse", email: freshEmail() });
    const head = ["POST /api/register HTTP/1.1", `Host: ${hostname}`, "Content-Type: application/json"];
    head.push(`Content-Length: ${body.length}`, "Connection: close", "Expect: 100-continue", "\r\n");
    const writer = connection.writable.getWriter();
    await writer.write(new TextEncoder().encode(head.join("\r\n")));
    // the host reads the body: the call is under way
    assert.match((await received.read()).value ?? "", /^HTTP\/1\.1 100 /);
    process.kill("SIGTERM");
    await writer.write(new TextEncoder().encode(body));
    assert.match((await received.read()).value ?? "", /^HTTP\/1\.1 201 /);
    await received.cancel();
    const { code, signal } = await process.status;
    assert.deepEqual([code, signal], [0, null]);
  }),
);

Deno.test("eight people log in at once, and other calls are answered meanwhile", async () => {
  const { origin } = proxied;
  const email = freshEmail();
  const made = await askOverHttp(origin, "/api/register", asking({ ...REGISTRATION, email }, undefined));
  assert.equal(made.status, 201, textOf(made));
  const { password } = REGISTRATION;
  let under = 8;
  const logins = Array.from({ length: under }, async (_, at) => {
    const headers = { "X-Forwarded-For": `198.51.100.${at}, 10.0.0.1` };
    const { status } = await askOverHttp(origin, "/api/login", asking({ email, password }, undefined, headers));
    under--;
    return status;
  });
  for (let call = 0; call < 3; call++) {
    assert.equal((await askOverHttp(origin, "/api/health")).status, 200);
    assert.ok(under > 0, `${under} logins are under way after ${call + 1} other calls`);
  }
  assert.deepEqual(new Set(await Promise.all(logins)), new Set([200]));
});
