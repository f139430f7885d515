import type { Page } from "@playwright/test";

/** Answers with reference data as they came over the wire; bytes of headers, and of bodies as compressed. */
export interface TableTraffic {
  answers: number;
  headers: number;
  bodies: number;
}

const TABLES = /\/api\/list(Data|Kind|UpdateTimes)/;

/**
 * Counts from now on. The browser tells the weight of a body once somebody has read it; a 304 has none, so what is
 * counted is complete.
 */
export async function countTableTraffic(page: Page): Promise<TableTraffic> {
  const counted: TableTraffic = { answers: 0, headers: 0, bodies: 0 };
  const headers = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!TABLES.test(response.url)) return;
    counted.answers += 1;
    counted.headers += response.encodedDataLength;
    headers.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const ofHeaders = headers.get(requestId);
    if (ofHeaders !== undefined) counted.bodies += Math.max(0, encodedDataLength - ofHeaders);
  });
  await session.send("Network.enable");
  return counted;
}
