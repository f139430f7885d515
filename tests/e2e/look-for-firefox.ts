// Says in one line that there is no Firefox (exit code 1), before anything is built.
import { firefoxPath } from "./firefox.ts";

try {
  firefoxPath();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
