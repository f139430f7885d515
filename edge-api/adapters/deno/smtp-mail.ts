import { connect } from "node:net";
import { createTransport } from "nodemailer";
import type { MailBinding } from "../mailer.ts";

/** Timeout of each step of a delivery. */
const TIMEOUT_MS = 10_000;

/**
 * Sends mails to a mail server.
 *
 * @param url `smtps://USER:PASSWORD@HOST:465`, or `smtp://…:587`, where the server has to offer STARTTLS (`?requireTLS=false`: it need not)
 * @param name this server's name, which it gives to the mail server
 */
export function smtpMail(url: string, name: string): MailBinding {
  const { hostname, port, protocol } = new URL(url);
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    url,
    name,
    requireTLS: !isSecure,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // the library would look the name up and connect to the address, for which Deno has no permission
    getSocket(_, callback) {
      const socket = connect({ host: hostname, port: Number(port || (isSecure ? 465 : 587)), timeout: TIMEOUT_MS });
      const fail = (error: Error) => callback(error, undefined);
      socket.once("error", fail);
      socket.once("timeout", () => socket.destroy(new Error("The mail server does not answer.")));
      socket.once("connect", () => {
        socket.off("error", fail);
        callback(null, { connection: socket });
      });
    },
  });
  return { send: (mail) => transport.sendMail(mail) };
}
