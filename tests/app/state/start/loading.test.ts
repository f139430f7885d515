// @vitest-environment node
import { expect, test } from "vitest";
import { loadingAtom, startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { toyServer } from "../../data/toy-server.ts";
import { testTab } from "../test-services.ts";

test("the tables are requested at once, not after the answers about texts", async () => {
  const server = await toyServer();
  const asked: string[] = [];
  let answer: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch: typeof server.fetch = async (url, init) => {
    asked.push(url);
    if (url.includes("/content")) await late;
    return server.fetch(url, init);
  };
  const { store } = await testTab({ server: { ...server, fetch } });
  store.set(continueAsGuestAtom);
  const loaded = store.set(startLoadingAtom);
  await expect.poll(() => asked.filter((url) => url.includes("/content")).length).toBeGreaterThan(0);
  await expect.poll(() => asked.some((url) => url.includes("/api/listData"))).toBe(true);
  expect(store.get(loadingAtom).status).toBe("loading");
  answer?.();
  await loaded;
  expect(store.get(loadingAtom).status).toBe("ready");
});
