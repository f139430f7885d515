import { startOwnServer, type OwnServer } from "./own-server.ts";
import { test as profiles } from "./profiles.ts";

/** The test of those who need a server of their own: they publish data, count who is there, or take the server away. */
export const test = profiles.extend<{ readonly server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright wants a pattern, and nothing is needed
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.close();
  },
  // pages need it too, so the server goes after them: what they ask of one that is gone would count as their fault
  baseURL: async ({ server }, use) => use(server.origin),
});
