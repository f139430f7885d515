import { AsyncLocalStorage } from "node:async_hooks";
import { scrypt } from "node:crypto";
import * as files from "node:fs/promises";
import { proxiedAddress } from "./adapters/client-address.ts";
import { hostSettings, hostVariables, localOrigin } from "./adapters/deno/host-settings.ts";
import { listen, stopOnSignal } from "./adapters/deno/listen.ts";
import { smtpMail } from "./adapters/deno/smtp-mail.ts";
import { sqliteThreads } from "./adapters/deno/sqlite-threads.ts";
import { staticFiles } from "./adapters/deno/static-files.ts";
import { folderBodies } from "./adapters/folder-bodies.ts";
import { noCopies } from "./adapters/copies.ts";
import { platformPorts } from "./adapters/platform-ports.ts";
import { createApp } from "./app.ts";
import { SWEEP_INTERVAL } from "./contract/retention.ts";
import type { Ports } from "./ports.ts";
import { hourly } from "./services/hourly.ts";
import { madeFiles } from "./services/made-files.ts";

const variables = hostVariables((name) => Deno.env.get(name));
const settings = hostSettings(variables);
const { database, close } = await sqliteThreads(settings.file);
const server = listen(settings, (request) => app.fetch(request));
const ports: Ports = {
  ...platformPorts(variables, {
    database,
    storage: new AsyncLocalStorage(),
    scrypt,
    write: (line, level) => console[level](line),
    // Deno computes scrypt in threads of its own; one processor stays for everything else
    hashThreads: Math.max(1, navigator.hardwareConcurrency - 1),
    localOrigin: localOrigin(settings.hostname, server.port),
    mail: variables.SMTP_URL
      ? smtpMail(variables.SMTP_URL, new URL(variables.PUBLIC_ORIGIN || "http://localhost").hostname)
      : undefined,
    bodies: variables["BODIES_DIR"] ? folderBodies(files, variables["BODIES_DIR"]) : undefined,
  }),
  copies: noCopies,
  assets: staticFiles("dist"),
  clientAddress: (request) => proxiedAddress(request.headers, server.socketOf(request), settings.proxies),
};
const made = madeFiles(ports);
const app = createApp(ports, made);

const everyHour = () => void hourly({ ...ports, made });
everyHour();
setInterval(everyHour, SWEEP_INTERVAL);
stopOnSignal(() => server.shutdown().then(close));
