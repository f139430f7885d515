import { startOwnServer, type OwnServer } from "./own-server.ts";
import { test as profiles } from "./profiles.ts";

/** `test` with a server of its own, for tests that publish data, count users, or stop the server. */
export const test = profiles.extend<{ readonly server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright requires a pattern, and nothing is needed
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.close();
  },
  // pages depend on the server, so it stops after them: failed requests would count as faults
  baseURL: async ({ server }, use) => use(server.origin),
});
