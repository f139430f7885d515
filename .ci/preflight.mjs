// What a machine may lack before anything starts, each told in one line with what to do about it.
import { statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";

const GIB = 1024 ** 3;

/** @returns null, or what to do if one of these folders lies on a full disk */
export function diskProblem(folders, neededBytes) {
  for (const folder of [...folders, tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    if (free >= neededBytes) continue;
    const [has, needs] = [free, neededBytes].map((bytes) => `${(bytes / GIB).toFixed(1)} GB`);
    return `The disk that holds ${folder} has ${has} free and ${needs} are needed: free some space, then run this again.`;
  }
  return null;
}

const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    // a machine without IPv6 cannot listen there: only an address in use counts
    server.once("error", ({ code }) => resolve(code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * @param variable the environment variable that chooses the first of the ports
 * @returns null, or what to do if another program listens on one of them
 */
export async function portProblem(variable, ports) {
  for (const port of ports) {
    const free = await Promise.all(["127.0.0.1", "::1"].map((host) => isFree(port, host)));
    if (free.includes(false)) {
      return `Port ${port} is in use: end what listens there, or choose another with ${variable}=${ports[0] + 10}.`;
    }
  }
  return null;
}
