// Tests the Deno entry as a process of its own, with a seeded database and a built client.
import assert from "node:assert/strict";
import { openSqlite } from "../../../migrations/seed/local-database.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { askOverHttp, assertSecured, jsonOf, PAGE, textOf } from "../suite/api-under-test.ts";

const ENTRY = new URL("../../../edge-api/deno.ts", import.meta.url);

Deno.test("the entry serves the API, the page and the files from a state folder", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/dist`);
  await Deno.writeTextFile(`${folder}/dist/index.html`, PAGE);
  for (const hidden of ["x.js.map", ".assetsignore", "_headers"]) {
    await Deno.writeTextFile(`${folder}/dist/${hidden}`, "{}");
  }
  const { database, close } = openSqlite(`${folder}/tare.sqlite`);
  await seed(database, toyDataset("v1"), Date.now);
  await close();

  const server = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-remote",
      "--allow-net=127.0.0.1",
      "--allow-env",
      `--allow-read=${folder}`,
      `--allow-write=${folder}`,
      ENTRY.href,
    ],
    cwd: folder,
    env: {
      LOCAL_RUNTIME: "1",
      PORT: "0",
      TARE_STATE_DIR: folder,
      FEEDBACK_URL: "https://feedback.example",
      NO_COLOR: "1",
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  try {
    const origin = await listening(server.stdout, server.stderr);
    const health = await askOverHttp(origin, "/api/health");
    assert.deepEqual(jsonOf(health), { status: "ok", version: "v1" });
    assertSecured(health, "health");
    const page = await askOverHttp(origin, "/comparison-mode");
    assert.equal(textOf(page), PAGE);
    assertSecured(page, "page");
    assert.equal(
      Object(jsonOf(await askOverHttp(origin, "/customize/settings.json"))).feedbackUrl,
      "https://feedback.example",
    );
    for (const hidden of ["/x.js.map", "/.assetsignore", "/_headers"]) {
      assert.equal((await askOverHttp(origin, hidden)).status, 404, hidden);
    }
    assert.notEqual((await askOverHttp(origin, "/..%2ftare.sqlite")).status, 200);
  } finally {
    server.kill("SIGTERM");
    await server.status;
    await Deno.remove(folder, { recursive: true });
  }
});

/** The address that the entry prints when it listens. */
async function listening(...outputs: ReadableStream<Uint8Array>[]): Promise<string> {
  const found = outputs.map(async (output) => {
    let text = "";
    for await (const chunk of output.pipeThrough(new TextDecoderStream()).values({ preventCancel: true })) {
      text += chunk;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (origin !== undefined) return origin;
    }
    throw new Error(`the entry ended: ${text}`);
  });
  return Promise.any(found);
}
