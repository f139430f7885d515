import { texts } from "../catalogue.ts";

export const operationTexts = texts("operation", {
  title: "State of this installation",
  reading: "Reading the state…",
  failed: "The state could not be read",
  facts: {
    build: "Build",
    dataVersion: "Data version",
    migrations: "Migrations",
    storage: "Size of the database",
    lastBackup: "Last backup",
    mail: "Mail",
  },
  none: "none",
  unknown: "not known",
  noBackup: "none within the time that the audit log is kept. npm run backup makes one.",
  migrations: (count: string, last: string) => `${count}, the last one is ${last}`,
  megabytes: (amount: string) => `${amount} MB`,
  mail: {
    provider: "A provider delivers it.",
    outbox: "It stays in the outbox: npm run outbox lists it.",
    missing: (settings: string) => `It cannot be delivered. Not set: ${settings}.`,
  },
  errors: {
    title: "Faults of the last 24 hours",
    none: "None.",
    code: "Code",
    build: "Build of the page",
    count: "Count",
    server: "server",
  },
  again: "Read again",
  json: "Save as JSON",
  probe:
    "The same as JSON for a probe, with the session of an administrator: GET /api/operation. Open to everybody: GET /api/health.",
});
