/** Ends the process after `finish`, when the system asks for it; as the first process of a container, Deno would not. */
export function stopOnSignal(finish: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    await finish();
    Deno.exit(0);
  };
  Deno.addSignalListener("SIGTERM", () => void stop());
}
