import type { Page } from "@playwright/test";

/** Slow 4G as the browsers' own tools have it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
} as const;

/** Slows the processor down by a factor, and the line to slow 4G if asked. */
export async function throttle(page: Page, { cpu, slowLine }: { cpu: number; slowLine: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (!slowLine) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
}
