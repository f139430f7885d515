// Runs programs in the environment of the scripts, from the project's folder.
import { spawn, spawnSync } from "node:child_process";
import { ENVIRONMENT, ROOT } from "./environment.mjs";

/** npm's own program; on Windows a script of the shell. */
export const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** Runs a program to its end; a failure ends the command. */
export function must(program, args) {
  const done = spawnSync(program, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: ENVIRONMENT,
    shell: program === "npm.cmd",
  });
  if (done.error) console.error(done.error.message);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/**
 * Runs a program without blocking. Its output goes to `show`, so that parallel programs do not mix theirs.
 *
 * @returns its exit code
 */
export const run = (program, args, show, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...ENVIRONMENT, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      shell: program === "npm.cmd",
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", show);
    child.on("error", ({ message }) => show(`${message}\n`));
    child.on("close", (code) => resolve(code ?? 1));
  });

/**
 * Runs programs until one of them exits or the command is ended; then ends them all.
 *
 * @param programs [program, arguments, environment]
 */
export function runTogether(programs) {
  const children = programs.map(([program, args, environment]) =>
    spawn(program, args, { cwd: ROOT, stdio: "inherit", env: { ...ENVIRONMENT, ...environment }, detached: true }),
  );
  let isEnding = false;
  const end = (code) => {
    if (isEnding) return;
    isEnding = true;
    // workerd outlives wrangler: end the whole process group
    for (const child of children) {
      try {
        process.kill(-child.pid, "SIGTERM");
      } catch {
        // already gone
      }
    }
    setTimeout(() => process.exit(code), 500);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
  for (const child of children) child.on("exit", (code) => end(code ?? 0));
}
