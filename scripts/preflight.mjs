// Checks the machine before a command starts; each problem is one line that says what to do.
import { statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";

export const GIB = 1024 ** 3;

/** @returns null, or what to do if the disk of one of these folders is full */
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
    // without IPv6 the machine cannot listen on ::1, which is no conflict
    server.once("error", ({ code }) => resolve(code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * @param variable environment variable that sets the first port
 * @returns null, or what to do if another program listens on one of the ports
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
