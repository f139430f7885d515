import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { configuredMailer, outboxMailer } from "../../../edge-api/adapters/mailer.ts";
import { OUTBOX_LIFE } from "../../../edge-api/contract/retention.ts";
import type { Mail } from "../../../edge-api/ports/mailer.ts";

import { migratedSqlite } from "../suite/sqlite-api.ts";

const MAIL: Mail = { to: "ada@mail.example", subject: "Hello", text: "A line\nand another" };
const FROM = "tare@mail.example";

/** A mailer that records its mails. */
function keeping() {
  const kept: unknown[] = [];
  return { kept, reachesMailboxes: false, send: async (mail: unknown) => void kept.push(mail) };
}

/** A local provider that replies to everything with one status. */
async function provider(status: number) {
  const asked: { readonly authorization: string | undefined; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/send`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test("a provider gets the mail as JSON, with its key", async () => {
  const { asked, url, close } = await provider(202);
  const outbox = keeping();
  await configuredMailer({ MAIL_FROM: FROM, MAIL_API_URL: url, MAIL_API_KEY: "k" }, keeping(), outbox).send(MAIL);
  await configuredMailer({ MAIL_FROM: FROM, MAIL_API_URL: url }, undefined, outbox).send(MAIL);
  expect(asked).toEqual([
    { authorization: "Bearer k", body: { from: FROM, ...MAIL } },
    { authorization: undefined, body: { from: FROM, ...MAIL } },
  ]);
  expect(outbox.kept).toEqual([]);
  await close();
});

test("the outbox keeps mails for a month, the last mail of an account without its address; a provider gets the address", async () => {
  const database = await migratedSqlite();
  let time = 1_800_000_000_000;
  const outbox = outboxMailer(database, () => time);
  const kept = async () =>
    (await database.prepare("SELECT recipient, subject FROM mail_outbox ORDER BY id").all()).results.map((row) =>
      Object.values(Object(row)),
    );
  await outbox.send(MAIL);
  time += OUTBOX_LIFE - 1;
  await outbox.send({ ...MAIL, subject: "Bye", isLast: true });
  expect(await kept()).toEqual([
    [MAIL.to, "Hello"],
    ["", "Bye"],
  ]);
  time += 1;
  await outbox.send({ ...MAIL, subject: "Later" });
  expect(await kept()).toEqual([
    ["", "Bye"],
    [MAIL.to, "Later"],
  ]);
  const { asked, url, close } = await provider(202);
  await configuredMailer({ MAIL_FROM: FROM, MAIL_API_URL: url }, undefined, outbox).send({ ...MAIL, isLast: true });
  expect(asked).toEqual([{ authorization: undefined, body: { from: FROM, ...MAIL } }]);
  // mails sent by a provider are not stored, so no link can be read from the database
  expect(await kept()).toHaveLength(2);
  await close();
});

test("sending fails if the provider refuses", async () => {
  const { url, close } = await provider(500);
  const mailer = configuredMailer({ MAIL_FROM: FROM, MAIL_API_URL: url }, undefined, keeping());
  await expect(mailer.send(MAIL)).rejects.toThrow("500");
  await close();
});

test("Cloudflare's binding is the second choice; without a sender address or a provider, mail stays in the outbox", async () => {
  const [binding, outbox] = [keeping(), keeping()];
  await configuredMailer({ MAIL_FROM: FROM }, binding, outbox).send(MAIL);
  expect([binding.kept, outbox.kept]).toEqual([[{ from: FROM, ...MAIL }], []]);
  await configuredMailer({ MAIL_FROM: FROM }, undefined, outbox).send(MAIL);
  await configuredMailer({ MAIL_API_URL: "http://127.0.0.1:9" }, binding, outbox).send(MAIL);
  expect(outbox.kept).toEqual([MAIL, MAIL]);
});
