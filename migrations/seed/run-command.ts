/** Runs an operator's command: what it returns is the exit code; an error is one line on stderr and exit code 1. */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
