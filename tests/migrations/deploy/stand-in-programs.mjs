// Loaded before a program: writes the programs that it would start into the file STAND_IN_CALLS, and starts none.
import { appendFileSync } from "node:fs";
import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

const { STAND_IN_CALLS = "", STAND_IN_DATABASES = "[]", STAND_IN_FAILS } = process.env;

childProcess.spawnSync = (program, args) => {
  const call = [program, ...args].join(" ");
  appendFileSync(STAND_IN_CALLS, `${call}\n`);
  const fails = STAND_IN_FAILS !== undefined && call.includes(STAND_IN_FAILS);
  return { status: fails ? 1 : 0, stdout: call.includes("d1 list") ? STAND_IN_DATABASES : "", stderr: "" };
};
syncBuiltinESMExports();
