import { createServer, type IncomingMessage } from "node:http";
import type { Ports } from "../../edge-api/ports.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { publish } from "../edge-api/suite/api-under-test.ts";
import { letProofsAge } from "../edge-api/suite/passkeys.ts";
import { grantAdmin, person, type Person } from "../edge-api/suite/people.ts";
import { sqliteApi } from "../edge-api/suite/sqlite-api.ts";
import { builtFiles, served, type BuiltFiles } from "./built-files.ts";

const requestOf = async (incoming: IncomingMessage, origin: string): Promise<Request> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const { method = "GET", url = "/" } = incoming;
  const body = chunks.length === 0 ? undefined : Buffer.concat(chunks);
  return new Request(new URL(url, origin), { method, headers, ...(body !== undefined && { body }) });
};

export interface OwnServer {
  readonly origin: string;
  /** an account with a session, used by no other test */
  readonly newPerson: (given?: { readonly isAdmin: boolean }) => Promise<Person>;
  readonly demote: (person: Person) => Promise<void>;
  /** Sets the last proof of identity in all sessions of this person to more than ten minutes ago. */
  readonly letProofsAge: (person: Person) => Promise<void>;
  /** Simulates a deployment: only these files are served from now on. */
  readonly deploy: (files: BuiltFiles) => void;
  readonly close: () => Promise<void>;
}

/**
 * The real server with a database of its own and the shipped dataset, for tests that publish data, which would affect all
 * other tests on a shared server.
 *
 * @param given replaces ports
 */
export async function startOwnServer(given: Partial<Pick<Ports, "contentOrigin">> = {}): Promise<OwnServer> {
  let files = builtFiles();
  // passkeys belong to the origin of the browser
  const own = { now: Date.now, passkeyOrigin: null, ...given };
  const api = await sqliteApi({ assets: async (request) => served(files, request), ...own });
  await publish(api, readShippedDataset(), Date.now);
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const response = await api.app.fetch(await requestOf(incoming, origin));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    };
    answer().catch((error: unknown) => {
      outgoing.writeHead(500);
      outgoing.end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    origin,
    newPerson: async (given = { isAdmin: false }) => {
      const made = await person(api);
      if (given.isAdmin) await grantAdmin(api, made);
      return made;
    },
    demote: async ({ userId }) => {
      await api.database.prepare("UPDATE users SET is_admin = 0 WHERE id = ?").bind(userId).all();
    },
    letProofsAge: (made) => letProofsAge(api, made),
    deploy: (next) => {
      files = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
