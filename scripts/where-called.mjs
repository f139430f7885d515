// Runs a program of the project, from a bare clone too, with paths relative to the folder where npm was called.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { ENVIRONMENT, ROOT } from "./environment.mjs";
import { install } from "./install.mjs";

install();
const [program = "", ...args] = process.argv.slice(2);
const cwd = process.env.INIT_CWD ?? process.cwd();
const options = { cwd, stdio: "inherit", env: ENVIRONMENT };
process.exitCode = spawnSync("node", [resolve(ROOT, program), ...args], options).status ?? 1;
