import assert from "node:assert/strict";
import { createServer, type AddressInfo } from "node:net";
import { smtpMail } from "../../../edge-api/adapters/deno/smtp-mail.ts";

/** A mail server without TLS that takes every mail. @returns its port and what it was told */
async function mailServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    socket.write("220 ready\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n").filter(Boolean)) {
        told.push(line);
        if (isBody && line !== ".") continue;
        isBody = line === "DATA";
        if (line === "STARTTLS") socket.write("502 unknown\r\n");
        else if (line.startsWith("EHLO")) socket.write("250-ready\r\n250 AUTH PLAIN\r\n");
        else socket.write(isBody ? "354 go on\r\n" : line.startsWith("AUTH") ? "235 welcome\r\n" : "250 done\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { told, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

Deno.test("a mail reaches the mail server; no password goes to a server without TLS", async () => {
  const { told, port, close } = await mailServer();
  const mail = { from: "tare@a.example", to: "buyer@b.example", subject: "Confirm", text: "https://a.example/x" };
  const url = `smtp://user:secret@127.0.0.1:${port}`;
  await assert.rejects(smtpMail(url, "a.example").send(mail));
  assert.deepEqual(
    told.filter((line) => line.startsWith("AUTH")),
    [],
  );
  await smtpMail(`${url}?requireTLS=false`, "a.example").send(mail);
  for (const line of ["EHLO a.example", "RCPT TO:<buyer@b.example>", "Subject: Confirm", "https://a.example/x"])
    assert.ok(told.includes(line), line);
  close();
});
